#!/usr/bin/env python3
"""Build the heritage data set (Turtle) from the heritage facts.

Run from the top of the project:

    python3 src/heritage/build_data.py FACTS_DIR knowledge/heritage/data

Reads   FACTS_DIR/institutions.jsonl   one institution a line
        FACTS_DIR/places.csv           places of NL, BE, DE, FR and LU
        knowledge/heritage/data/place-names.csv
                                       names and adjectives in nl, en, de, fr,
                                       kept by hand (another file: --names FILE)
Writes  institutions-<country>.ttl, places.ttl, sources.ttl and provenance.ttl
        into the second directory, and a report (figures, what was left out)
        to standard output.

Only rows with "redistribute": true are written. A key that a row lacks is a
triple that is not written; nothing is guessed. The output is sorted, so the
same input gives the same bytes. Only the standard library is needed.
"""
import argparse
import csv
import json
import re
import unicodedata
from collections import Counter, defaultdict
from pathlib import Path
from urllib.parse import quote

PREFIXES = {
    "dcterms": "http://purl.org/dc/terms/",
    "geo": "http://www.w3.org/2003/01/geo/wgs84_pos#",
    "inst": "https://vervolg.nl/id/institution/",
    "org": "http://www.w3.org/ns/org#",
    "place": "https://vervolg.nl/id/place/",
    "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
    "schema": "https://schema.org/",
    "skos": "http://www.w3.org/2004/02/skos/core#",
    "src": "https://vervolg.nl/id/source/",
    "type": "https://vervolg.nl/id/type/",
    "vv": "https://vervolg.nl/def/",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
}

COUNTRIES = ("NL", "DE", "FR", "BE", "LU")
LANGUAGES = ("nl", "en", "de", "fr")

TYPE_CLASSES = {
    "G": ["ArtGallery"], "L": ["Library"], "A": ["ArchiveOrganization"],
    "M": ["Museum"], "O": ["GovernmentOrganization"],
    "R": ["ResearchOrganization"], "C": ["Corporation"],
    "U": ["Organization"], "B": ["Zoo"], "E": ["EducationalOrganization"],
    "S": ["Organization"], "F": ["LandmarksOrHistoricalBuildings"],
    "I": ["Organization"], "X": ["Organization"], "P": ["Organization"],
    "H": ["PlaceOfWorship"], "D": ["Organization", "WebSite"], "N": ["NGO"],
    "T": ["Organization"],
}
GARDEN = re.compile(r"tuin|hortus|garten|gärten|jardin|garden|arboretum", re.I)

# Foreign places without an institution are kept from this population on.
MIN_POPULATION = {"BE": 5000, "LU": 5000, "DE": 20000, "FR": 20000}

# Other names of the facts are mostly spellings of other languages. The short
# ones are ordinary words more often than names ("Waar", "Meer", "Tent",
# "Van", "Kan"), so they are left out; the short names that people do use
# (Luik, Aken, Gand, Edam) are in place-names.csv.
MIN_OTHER_NAME_LETTERS = 5
NOT_A_NAME = set("""
    there where which their other these those would could about after again
    waren zijn worden naast welke waarom hoeveel onder boven tussen achter
    leuke mooie grote kleine oudste nieuwe laatste eerste andere kasteel
    kerken molen markt dorpen straat haven eiland strand winkel boerderij
    welche unter zwischen hinter neben andere erste letzte kirche markt
    sainte blanc cours alter worth angle sante champs outer spires grass
    steil twist salon belle combs vorst quels quelle quelles autre autres entre depuis leurs grand grande petite
    museum musea musee muzej archive archief archiv library bibliotheek
    bibliothek galerie gallery center centre centrum stadt ville village
    north south westen oosten noorden zuiden sterk engel
    """.split())

# South, north, west, east of where a point of that country or region can lie.
BOXES = {"NL": (50.7, 53.7, 3.2, 7.3), "FR": (41.2, 51.2, -5.3, 9.7),
         "FR-971": (15.7, 16.7, -62.0, -60.9), "FR-972": (14.3, 15.0, -61.3, -60.7),
         "FR-973": (2.0, 6.0, -55.0, -51.5), "FR-974": (-21.5, -20.8, 55.1, 55.9),
         "FR-976": (-13.1, -12.5, 44.9, 45.4), "FR-PM": (46.7, 47.2, -56.6, -56.0)}

# How far, in degrees, the French regions reach west of Greenwich.
WEST_OF_GREENWICH = {"FR-BRE": 5.3, "FR-PDL": 2.7, "FR-NOR": 2.0, "FR-NAQ": 1.9, "FR-OCC": 0.4}

CBS_SUFFIX = re.compile(
    r"\s*\((?:NH|ZH|NB|Z|L|O|GLD|Gld)\.?\)$|\s+(?:NH|NB|GN|Gn|AC|L|Gld|Ut)$")

CC0 = "https://creativecommons.org/publicdomain/zero/1.0/"
CC_BY = "https://creativecommons.org/licenses/by/4.0/"
ETALAB = "https://www.etalab.gouv.fr/licence-ouverte-open-licence"
APACHE = "https://www.apache.org/licenses/LICENSE-2.0"

# id: (title, date, licence IRI, licence text)
SOURCES = {
    "wd-isil": ("Wikidata items with an ISIL, as kept by hbz/lobid-organisations",
                "2023-09-25", CC0, "CC0-1.0"),
    "museofile": ("Museofile (Musées de France), Ministère de la Culture",
                  "2019 / 2025", ETALAB, "Licence Ouverte 2.0 (Etalab)"),
    "patrimostat": ("Visitors of the Musées de France 2014-2023, Ministère de la Culture",
                    "2023", ETALAB, "Licence Ouverte 2.0 (Etalab)"),
    "mdf-loc": ("List and location of the Musées de France with opening hours, Ministère de la Culture",
                "c. 2017", ETALAB, "Licence Ouverte 2.0 (Etalab)"),
    "a2a-to-pico": ("Participants of Open Archieven, from ivozandhuis/a2a-to-pico",
                    "2026-08-05", CC0, "CC0-1.0"),
    "geonames": ("GeoNames points of interest in the Netherlands",
                 "2023-10", CC_BY, "CC BY 4.0"),
    "ror": ("Research Organization Registry, records changed since v1.0",
            "v1.0-v2.8", CC0, "CC0-1.0"),
    "wd-multichill": ("Tables of collection holders with Wikidata ids, from multichill/toollabs",
                      None, None, "Facts only; no licence file in that repository"),
    "kbnl-nde": ("KB figures of Dutch institutions on Wikimedia Commons",
                 "2024-09-04", CC0, "CC0-1.0"),
    "pages": ("Single facts read in public web pages; the address is in the reference",
              None, None, "Facts only, no text copied"),
    "picturae": ("Picturae catalogues in the NDE Dataset Register",
                 None, CC0, "CC0-1.0 per described dataset"),
    "places": ("Look-up of municipality, province and official name in CBS Woonplaatsen 2024 and GeoNames",
               "2024", CC_BY, "CC BY 4.0"),
    "places-nl": ("CBS Woonplaatsen in Nederland 2024, joined with the GeoNames dump of the Netherlands",
                  "2024", CC_BY, "CC BY 4.0"),
    "places-geonames": ("GeoNames cities500: places of BE, LU, DE and FR",
                        None, CC_BY, "CC BY 4.0"),
    "place-names": ("Names in four languages, adjectives and Belgian provinces, kept by hand in place-names.csv",
                    None, APACHE, "Apache-2.0, as the code of this project"),
}


# ------------------------------------------------------------- text and Turtle

SPECIAL = str.maketrans({"ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l",
                         "đ": "d", "ð": "d", "þ": "th", "ı": "i"})


def fold(text):
    """Matching form: lower case, no diacritics, apostrophe and hyphen -> blank."""
    text = unicodedata.normalize("NFD", text.lower().translate(SPECIAL))
    text = "".join(c for c in text if not unicodedata.combining(c))
    return " ".join(re.sub(r"['’`\-]", " ", text).split())


def slugify(text):
    return re.sub(r"[^a-z0-9]+", "-", fold(text)).strip("-")


def is_latin(text):
    return all(unicodedata.name(c, "").startswith("LATIN")
               for c in text if c.isalpha())


def literal(text, tag=None):
    text = (str(text).replace("\\", "\\\\").replace('"', '\\"')
            .replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t"))
    return '"%s"%s' % (text, "@" + tag if tag else "")


def typed(text, datatype):
    return '"%s"^^%s' % (text, datatype)


def url_iri(url):
    """<url> with the characters that Turtle forbids percent-encoded, or None."""
    url = quote(url.strip(), safe=":/?#[]@!$&'()*+,;=%-._~")
    if not re.match(r"^https?://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d+)?([/?#]|$)", url):
        return None
    return "<%s>" % re.sub(r"%(?![0-9A-Fa-f]{2})", "%25", url)


def statement(subject, pairs):
    """One subject; pairs of (predicate, list of objects), empty lists skipped."""
    lines = ["%s %s" % (predicate, ", ".join(objects))
             for predicate, objects in pairs if objects]
    return "%s %s .\n" % (subject, " ;\n ".join(lines))


def write_turtle(path, comment, blocks):
    body = "".join(blocks)
    used = [p for p in sorted(PREFIXES)
            if re.search(r'(?<![\w/:"])%s:' % p, body)]
    head = "# %s\n# Written by src/heritage/build_data.py; do not edit by hand.\n" % comment
    head += "".join("@prefix %s: <%s> .\n" % (p, PREFIXES[p]) for p in used)
    path.write_text(head + "\n" + body, encoding="utf-8", newline="\n")


def pieces(text):
    return [part.strip() for part in (text or "").split("|") if part.strip()]


# ---------------------------------------------------------------------- places

class Place:
    """A city, region or country; `level` is City, Region or Country."""

    def __init__(self, level, key, name, country, within=()):
        self.level, self.key, self.name, self.country = level, key, name, country
        self.within = set(within)      # Place objects directly above
        self.municipality = ""
        self.labels, self.adjectives = {}, {}
        self.hand_names, self.official_names, self.fact_names = [], [], []
        self.population, self.gm_code, self.geonames = None, "", ""
        self.point = None
        self.sources, self.refs = set(), set()
        self.local = key if level != "City" else None

    def __lt__(self, other):
        return self.local < other.local

    def above(self):
        """Every place this one lies in."""
        found, todo = set(), list(self.within)
        while todo:
            place = todo.pop()
            if place not in found:
                found.add(place)
                todo.extend(place.within)
        return found


class Gazetteer:
    """All places, and the ways to find one."""

    def __init__(self, name_rows, place_rows):
        self.countries, self.regions, self.cities = {}, {}, []
        self.region_names = defaultdict(dict)       # country -> folded name -> Region
        self.municipalities = {}                    # GM code -> City
        self.woonplaatsen = {}                      # (GM code, official name) -> City
        self.foreign = defaultdict(dict)            # country -> (folded name, region) -> City
        self.unmapped = Counter()
        self.read_hand_regions(name_rows)
        self.read_dutch(place_rows)
        self.read_foreign(place_rows)
        self.read_hand_cities(name_rows)

    # -- countries and regions

    def read_hand_regions(self, rows):
        for row in rows:
            if row["kind"] == "country":
                place = Place("Country", row["key"], row["name"], row["key"])
                self.countries[row["key"]] = place
                add_hand_names(place, row)
        regions = [row for row in rows if row["kind"] == "region"]
        for row in sorted(regions, key=lambda r: "-" in r["within"]):
            above = self.regions.get(row["within"]) or self.countries[row["within"]]
            place = Place("Region", row["key"], row["name"], row["key"][:2], [above])
            self.regions[row["key"]] = place
            add_hand_names(place, row)
            self.name_region(place, row)

    def name_region(self, place, row):
        names = [row["name"], *(row[tag] for tag in LANGUAGES),
                 *pieces(row["other_names"]), *pieces(row["facts_names"])]
        top_level = place.key not in BELGIAN_PROVINCES
        for name in names:
            if top_level:
                self.region_names[place.country].setdefault(fold(name), place)

    def region(self, country, *names):
        """The region of the first name that is one; names may be None."""
        for name in names:
            found = self.region_names[country].get(fold(name or ""))
            if found:
                return found
        for name in names:
            if name:
                self.unmapped[country, name] += 1
        return None

    # -- the Netherlands

    def read_dutch(self, rows):
        dutch = [r for r in rows if r["country"] == "NL"]
        for row in dutch:
            if row["kind"] == "province":
                region = self.region("NL", row["display_name"])
                use_facts(region, row, "places-nl")
        for row in dutch:
            if row["kind"] == "municipality":
                self.municipalities[row["gm_code"]] = self.dutch_city(row)
        for row in dutch:
            if row["kind"] == "woonplaats":
                self.add_woonplaats(row)

    def dutch_city(self, row):
        name = CBS_SUFFIX.sub("", row["display_name"])
        place = Place("City", name.lower(), name, "NL",
                      [self.region("NL", row["province"])])
        place.municipality = row["municipality"]
        place.gm_code = row["gm_code"] if row["kind"] == "municipality" else ""
        use_facts(place, row, "places-nl")
        self.cities.append(place)
        return place

    def add_woonplaats(self, row):
        town = self.municipalities[row["gm_code"]]
        if fold(CBS_SUFFIX.sub("", row["display_name"])) == fold(town.name):
            use_facts(town, row, "places-nl")
            place = town
        else:
            place = self.dutch_city(row)
            place.within.add(town)
        self.woonplaatsen[row["gm_code"], row["name"]] = place

    # -- the neighbours

    def read_foreign(self, rows):
        cities = [r for r in rows if r["kind"] == "city" and not re.search(r"\d", r["name"])]
        cities.sort(key=lambda r: (-int(r["population"] or 0), r["place_id"]))
        for row in cities:                    # the largest of one name and region wins
            region = self.region(row["country"], row["province"])
            slot = fold(row["display_name"]), region
            if slot not in self.foreign[row["country"]]:
                place = self.foreign_city(row["country"], row["display_name"], region)
                use_facts(place, row, "places-geonames")

    def foreign_city(self, country, name, region):
        place = Place("City", name.lower(), name, country,
                      [region or self.countries[country]])
        self.foreign[country][fold(name), region] = place
        self.cities.append(place)
        return place

    def find_foreign(self, country, name, region):
        """The city of that name in that region; without region: if there is one only."""
        found = self.foreign[country].get((fold(name), region))
        if found or region:
            return found
        same = {p for (folded, _), p in self.foreign[country].items() if folded == fold(name)}
        return same.pop() if len(same) == 1 else None

    # -- names kept by hand

    def read_hand_cities(self, rows):
        for row in rows:
            if row["kind"] == "city":
                add_hand_names(self.hand_city(row), row)

    def hand_city(self, row):
        country = row["within"][:2]
        region = self.regions.get(row["within"])
        if country == "NL":
            return one(p for p in self.cities if p.country == "NL" and region in p.within
                       and (p.key == row["key"] or p.name == row["name"]))
        return self.hand_foreign_city(row, country, region)

    def hand_foreign_city(self, row, country, region):
        level = region
        if row["within"] in BELGIAN_PROVINCES:
            level = one(region.within)
        names = pieces(row["facts_names"]) or [row["name"]]
        place = None
        for name in names:
            place = place or self.foreign[country].get((fold(name), level))
        place = place or self.foreign_city(country, row["name"], level)
        for name in names:
            self.foreign[country].setdefault((fold(name), level), place)
        if region is not level:
            place.within = {region}
        return place

    # -- finishing

    def finish(self, used):
        """Drop small foreign places that nothing points to; give the rest an IRI."""
        self.cities = [p for p in self.cities if p in used or self.keep(p)]
        by_slug = defaultdict(list)
        for place in self.cities:
            by_slug[slugify(place.key)].append(place)
        for slug, places in by_slug.items():
            name_cities(slug, places)
        locals_ = Counter(p.local for p in self.all())
        assert max(locals_.values()) == 1, locals_.most_common(3)

    def keep(self, place):
        return (place.country == "NL" or "place-names" in place.sources
                or (place.population or 0) >= MIN_POPULATION.get(place.country, 0))

    def all(self):
        return [*self.countries.values(), *self.regions.values(), *self.cities]


BELGIAN_PROVINCES = {"BE-VAN", "BE-VBR", "BE-VLI", "BE-VOV", "BE-VWV",
                     "BE-WBR", "BE-WHT", "BE-WLG", "BE-WLX", "BE-WNA"}


def one(items):
    items = list(dict.fromkeys(items))
    assert len(items) == 1, [(p.key, p.name) for p in items]
    return items[0]


def add_hand_names(place, row):
    place.name = row["name"]
    if place.level == "City":
        place.key = row["key"]
    place.labels = {tag: row[tag] for tag in LANGUAGES}
    place.adjectives = {tag: pieces(row["adjective_" + tag]) for tag in LANGUAGES}
    place.hand_names += pieces(row["other_names"])
    place.sources.add("place-names")


def use_facts(place, row, source):
    """Add what a row of places.csv says to a place."""
    place.official_names += [row["display_name"], row["name"],
                             re.sub(r"\s*\([^)]*\)$", "", row["display_name"])]
    place.fact_names += pieces(row["alt_names"])
    if place.population is None and int(row["population"] or 0) > 0:
        place.population = int(row["population"])
    if not place.point and row["lat"]:
        place.point = float(row["lat"]), float(row["lon"])
    place.geonames = place.geonames or row["geonames_id"]
    place.sources.add(source)
    place.refs.add(row["place_id"])


def name_cities(slug, places):
    """IRI: the slug when unique, else with the region, else with the municipality."""
    for place in places:
        place.local = slug
        if len(places) > 1:
            regions = sorted(p.key for p in place.within if p.level != "City")
            place.local = "%s-%s" % (slug, regions[0].lower())
    counts = Counter(p.local for p in places)
    for place in places:
        if counts[place.local] > 1 and not place.gm_code:
            place.local += "-" + slugify(place.municipality)


def own_names(place):
    """Folded forms of the names that a place has for certain."""
    return {fold(name) for name in [place.name, place.key, *place.labels.values(),
                                    *place.hand_names, *place.official_names]}


def other_names(place, taken):
    """schema:alternateName: hand-kept and official names, then usable names of
    the facts; a name that is another place's own name is not used."""
    certain = place.hand_names + place.official_names
    doubtful = [name for name in place.fact_names
                if usable(name) and fold(name) not in taken]
    seen = {fold(place.name), *(fold(label) for label in place.labels.values())}
    names = []
    for name in certain + doubtful:
        if fold(name) not in seen:
            seen.add(fold(name))
            names.append(name)
    return sorted(names)


def usable(name):
    letters = sum(c.isalpha() for c in fold(name))
    return (letters >= MIN_OTHER_NAME_LETTERS and is_latin(name)
            and not re.search(r"[\d(),;./\"]|  ", name)
            and fold(name) not in NOT_A_NAME)


PLACE_CLASS = {"City": "schema:City", "Region": "schema:AdministrativeArea",
               "Country": "schema:Country"}


def place_block(place, taken):
    labels = [literal(place.labels[tag], tag) for tag in LANGUAGES if place.labels.get(tag)]
    adjectives = [literal(word, tag) for tag in LANGUAGES
                  for word in place.adjectives.get(tag, [])]
    return statement("place:" + place.local, [
        ("a", ["vv:" + place.level, PLACE_CLASS[place.level]]),
        ("vv:key", [literal(place.key)]),
        ("schema:name", [literal(place.name)]),
        ("rdfs:label", labels),
        ("schema:alternateName", [literal(name) for name in other_names(place, taken)]),
        ("vv:adjective", adjectives),
        ("schema:containedInPlace", ["place:" + p.local for p in sorted(place.above())]),
        ("schema:population", [str(place.population)] if place.population else []),
        ("vv:gmCode", [literal(place.gm_code)] if place.gm_code else []),
        ("schema:sameAs", ["<https://sws.geonames.org/%s/>" % place.geonames]
         if place.geonames else []),
    ])


# ---------------------------------------------------------------- institutions

class Report:
    def __init__(self):
        self.lines = []

    def add(self, row, text):
        self.lines.append("%s: %s" % (row["institution_slug"], text))


def shifted_columns(row):
    """True for a French row whose postcode, city and region moved up one column."""
    return (row["country"] == "FR" and row.get("city", "").isdigit()
            and bool(row.get("department")))


def locate(row, gazetteer, report):
    """The set of places a row lies in, and notes on what was derived here."""
    country, notes = row["country"], {}
    if shifted_columns(row):
        row = dict(row, city=row["province"], province=row["department"])
        row.pop("department")
        notes["location"] = "columns moved by one in the source row: city and region read from the next columns"
    places = {gazetteer.countries[country]}
    region = gazetteer.region(country, row.get("province"), row.get("department"))
    if region:
        places |= {region} | region.above()
    if country == "NL":
        places |= dutch_places(row, gazetteer)
    elif row.get("city"):
        places |= foreign_places(row, gazetteer, region, report)
    for place in list(places):
        places |= place.above()
    added = sorted(p.key for p in places if p.level == "Region"
                   and p is not region and not (region and p in region.above()))
    if added and "location" not in notes:
        notes["location"] = "%s: taken from the city" % ", ".join(added)
    return places, row.get("city"), notes


def dutch_places(row, gazetteer):
    gm_code = row.get("gm_code")
    places = set()
    if gm_code:
        places.add(gazetteer.municipalities[gm_code])
    if row.get("city"):
        places.add(gazetteer.woonplaatsen[gm_code, row["city_official"]])
    return places


def foreign_places(row, gazetteer, region, report):
    if row["city"].isdigit():
        report.add(row, "city %r is not a name, no city node" % row["city"])
        return set()
    place = gazetteer.find_foreign(row["country"], row["city"], region)
    if not place:
        place = gazetteer.foreign_city(row["country"], row["city"], region)
    if not place.sources - {"place-names"}:
        place.sources |= {s["source"] for s in row["sources"] if "city" in s["fields"]}
        place.refs.add(row["institution_slug"])
    return {place}


def classes(row):
    names = TYPE_CLASSES[row["type_code"]]
    if row["type_code"] == "B" and GARDEN.search(row["name"]):
        names = ["Park"]
    return ["schema:" + name for name in names]


def founding(row):
    if "founding_date" in row:
        return [typed(row["founding_date"], "xsd:date")]
    if "founding_year" in row:
        return [typed("%04d" % row["founding_year"], "xsd:gYear")]
    return []


def visitors(row):
    """(number, year) of the most recent year."""
    if not row.get("visitors"):
        return [], []
    year = max(row["visitors"], key=int)
    return [str(int(row["visitors"][year]))], [str(int(year))]


def coordinates(row, places, report):
    if "lat" not in row or "lon" not in row:
        return [], []
    if not (in_box(row, places) and sign_is_sure(row, places)):
        report.add(row, "coordinates %s, %s left out" % (row["lat"], row["lon"]))
        return [], []
    return ["%s" % float(row["lat"])], ["%s" % float(row["lon"])]


def in_box(row, places):
    """Whether the point lies in the region or country of the row, as far as BOXES tells."""
    keys = {p.key for p in places} & set(BOXES)
    south, north, west, east = BOXES[max(keys, key=len)] if keys else (-90, 90, -180, 180)
    return south <= row["lat"] <= north and west <= row["lon"] <= east


def sign_is_sure(row, places):
    """False where a lost minus sign cannot be ruled out.

    The French points of the facts lost the minus sign of their longitude. In
    the regions that reach west of Greenwich a small longitude is believed only
    when it fits the point of the city better than its mirror image does.
    """
    limit = max((WEST_OF_GREENWICH.get(p.key, 0) for p in places), default=0)
    if abs(row["lon"]) > limit:
        return True
    city = next((p.point for p in places if p.level == "City" and p.point), None)
    if not city:
        return False
    return (abs(row["lat"] - city[0]) < 0.3 and abs(row["lon"] - city[1]) < 0.3
            and abs(row["lon"] - city[1]) < abs(-row["lon"] - city[1]))


def website(row, report):
    if "website" not in row:
        return []
    iri = url_iri(row["website"])
    if not iri:
        report.add(row, "web address left out: %s" % row["website"])
    return [iri] if iri else []


def same_as(row):
    ids = [row.get("wikidata"), *row.get("wikidata_other", [])]
    found = ["<http://www.wikidata.org/entity/%s>" % q for q in ids
             if q and re.fullmatch(r"Q[1-9]\d*", q)]
    return sorted(set(found)) + ([url_iri(row["ror"])] if "ror" in row else [])


def texts(row, key):
    return [literal(text) for text in sorted(set(row.get(key, [])))]


def text(row, key, tag=None):
    return [literal(row[key], tag)] if row.get(key) not in (None, "") else []


def number(row, key):
    return [str(row[key]).lower()] if key in row else []


def institution_block(row, places, city, report):
    # The Dutch name is the one to show, also where it was derived (provenance says so); the name of
    # the source becomes another name.
    shown, tag = (row["label_nl"], "nl") if row.get("label_nl") else (row["name"], row.get("name_lang"))
    others = (set(row.get("alt_names", [])) | {row["name"]}) - {shown}
    count, year = visitors(row)
    latitude, longitude = coordinates(row, places, report)
    return statement("inst:" + row["institution_slug"], [
        ("a", classes(row)),
        ("org:classification", ["type:" + row["type_code"]]),
        ("vv:slug", text(row, "institution_slug")),
        ("schema:name", [literal(shown, tag)]),
        ("schema:alternateName", [literal(name) for name in sorted(others)]),
        ("schema:location", ["place:" + p.local for p in sorted(places)]),
        ("schema:streetAddress", text(row, "address")),
        ("schema:addressLocality", [literal(city)] if city else []),
        ("geo:lat", latitude), ("geo:long", longitude),
        ("schema:foundingDate", founding(row)),
        ("vv:foundingYear", number(row, "founding_year")),
        ("schema:url", website(row, report)),
        ("schema:telephone", text(row, "telephone")),
        ("schema:email", text(row, "email")),
        ("vv:isil", [literal(i) for i in sorted({row["isil"], *row.get("isil_other", [])})]
         if "isil" in row else []),
        ("schema:sameAs", same_as(row)),
        ("schema:additionalType", [literal(t.strip()) for t in row.get("subtype", "").split(";") if t]),
        ("schema:keywords", texts(row, "subjects")),
        ("vv:collection", texts(row, "collections")),
        ("vv:artist", texts(row, "artists")),
        ("vv:service", texts(row, "services")),
        ("vv:visitors", count), ("vv:visitorsYear", year),
        ("schema:openingHours", text(row, "opening_hours")),
        ("vv:openingHoursAsOf", text(row, "opening_hours_as_of")),
        ("vv:director", text(row, "director")),
        ("vv:directorNote", text(row, "director_note")),
        ("vv:branch", number(row, "branch")),
        ("rdfs:comment", text(row, "qa_note")),
        ("dcterms:source", ["src:" + s for s in source_ids(row)]),
    ])


def source_ids(row):
    return sorted({s["source"] for s in row["sources"]})


# ------------------------------------------------------------------ provenance

def evidence(source):
    lines = ["dcterms:source src:%s" % source["source"],
             "dcterms:rights %s" % literal(source["licence"]),
             "vv:ref %s" % ", ".join(literal(r) for r in source["ref"]),
             "vv:fields %s" % literal(" ".join(source["fields"]))]
    return "[ %s ]" % " ; ".join(lines)


def derived_notes(derived):
    """Fields worked out in the same way share one note."""
    fields = defaultdict(list)
    for field, note in derived.items():
        fields[str(note)].append(field)
    return sorted(literal("%s: %s" % (", ".join(sorted(names)), note))
                  for note, names in fields.items())


def provenance_block(row, notes):
    sources = sorted(row["sources"], key=lambda s: (s["source"], s["ref"]))
    return statement("inst:" + row["institution_slug"], [
        ("vv:evidence", [evidence(s) for s in sources]),
        ("vv:derived", derived_notes({**row["derived"], **notes})),
    ])


def place_provenance_block(place):
    return statement("place:" + place.local, [
        ("dcterms:source", ["src:" + s for s in sorted(place.sources)]),
        ("vv:ref", [literal(r) for r in sorted(place.refs)]),
    ])


def source_block(source, rows):
    title, date, licence, licence_text = SOURCES[source]
    return statement("src:" + source, [
        ("dcterms:title", [literal(title, "en")]),
        ("dcterms:date", [literal(date)] if date else []),
        ("dcterms:license", ["<%s>" % licence] if licence else []),
        ("dcterms:rights", [literal(licence_text, "en")]),
        ("vv:rows", [str(rows)]),
    ])


# ------------------------------------------------------------------------ main

def read_rows(path):
    with open(path, encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines if line.strip()]
    rows = [row for row in rows if row.get("redistribute") is True]
    return sorted(rows, key=lambda row: row["institution_slug"])


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def build(facts, out, names):
    report = Report()
    rows = read_rows(facts / "institutions.jsonl")
    gazetteer = Gazetteer(read_csv(names), read_csv(facts / "places.csv"))
    gazetteer.unmapped.clear()
    located = {row["institution_slug"]: locate(row, gazetteer, report) for row in rows}
    gazetteer.finish(set().union(*(places for places, _, _ in located.values())))
    out.mkdir(parents=True, exist_ok=True)
    write_institutions(out, rows, located, report)
    places = sorted(gazetteer.all())
    taken = set().union(*(own_names(p) for p in places))
    write_turtle(out / "places.ttl", "Cities, regions and countries.",
                 [place_block(p, taken) for p in places])
    write_sources(out, rows, places)
    write_turtle(out / "provenance.ttl",
                 "Where every row comes from; not needed to answer questions.",
                 [provenance_block(r, located[r["institution_slug"]][2]) for r in rows]
                 + [place_provenance_block(p) for p in places])
    print_report(rows, places, located, gazetteer, report)


def write_institutions(out, rows, located, report):
    for country in COUNTRIES:
        blocks = [institution_block(row, *located[row["institution_slug"]][:2], report)
                  for row in rows if row["country"] == country]
        write_turtle(out / ("institutions-%s.ttl" % country.lower()),
                     "Heritage institutions, %s." % country, blocks)
    for row in rows:
        if row["country"] not in COUNTRIES:
            report.add(row, "country %s has no file, row left out" % row["country"])


def write_sources(out, rows, places):
    counts = Counter(s for row in rows for s in source_ids(row))
    counts.update(s for p in places for s in p.sources
                  if s in ("places-nl", "places-geonames", "place-names"))
    write_turtle(out / "sources.ttl", "Sources, their licences and the rows that use them.",
                 [source_block(s, counts[s]) for s in sorted(SOURCES)])


COVERED = ("founding_year", "director", "visitors", "opening_hours", "website",
           "lat", "isil", "wikidata", "address", "city")


def print_report(rows, places, located, gazetteer, report):
    print("institutions: %d" % len(rows))
    for country in COUNTRIES:
        mine = [row for row in rows if row["country"] == country]
        types = Counter(row["type_code"] for row in mine)
        print("  %s %5d  %s" % (country, len(mine), " ".join(
            "%s=%d" % item for item in sorted(types.items()))))
        print("           %s" % " ".join("%s=%d" % (key, sum(key in row for row in mine))
                                         for key in COVERED))
    levels = Counter((p.level, p.country) for p in places)
    print("places: %d" % len(places))
    for (level, country), count in sorted(levels.items()):
        if country in COUNTRIES:
            print("  %s %s %d" % (country, level, count))
    shared = Counter(p.key for p in places if p.level == "City")
    print("keys that stand for more than one city: %d" % sum(n > 1 for n in shared.values()))
    only_country = Counter(row["country"] for row in rows
                           if len(located[row["institution_slug"]][0]) == 1)
    print("rows placed in a country only: %s" % dict(sorted(only_country.items())))
    print("region names not mapped: %s" % (dict(sorted(gazetteer.unmapped.items())) or "none"))
    print("left out or changed: %d" % len(report.lines))
    for line in report.lines:
        print("  " + line)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    top = Path(__file__).resolve().parents[2]
    parser.add_argument("facts", type=Path, help="directory of the heritage facts")
    parser.add_argument("out", type=Path, help="directory for the Turtle files")
    parser.add_argument("--names", type=Path,
                        default=top / "knowledge/heritage/data/place-names.csv",
                        help="hand-kept place names (default: those of the project)")
    options = parser.parse_args()
    build(options.facts, options.out, options.names)


if __name__ == "__main__":
    main()
