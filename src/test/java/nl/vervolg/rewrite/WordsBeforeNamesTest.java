package nl.vervolg.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Places and things get the words before them that their language asks for. */
class WordsBeforeNamesTest {
  private static final VocabularyLabels LABELS =
      new VocabularyLabels(Heritage.workspace().knowledge());

  @ParameterizedTest(name = "{0}: {1} {2} = {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "fr | de  | Musée des Tisserands            | du Musée des Tisserands",
        "fr | de  | Écomusée de la Brenne           | de l'Écomusée de la Brenne",
        "fr | de  | Médiathèque Albert Camus        | de la Médiathèque Albert Camus",
        "fr | de  | Archives communales de Huy      | des Archives communales de Huy",
        "fr | de  | Maison du Lin                   | de la Maison du Lin",
        "fr | de  | Hôtel de Cluny                  | de l'Hôtel de Cluny",
        "fr | de  | Le Signe                        | du Signe",
        "fr | de  | Les Abattoirs                   | des Abattoirs",
        "fr | de  | La Piscine                      | de La Piscine",
        "fr | de  | Espace Rops                     | de l'Espace Rops",
        "fr | de  | Artothem                        | d'Artothem",
        "fr | de  | Tentations                      | de Tentations",
        "fr | à   | Musée des Tisserands            | au Musée des Tisserands",
        "fr | sur | Jardins du Manoir               | sur les Jardins du Manoir",
        "fr | sur | Maritiem Centrum                | sur Maritiem Centrum",
        "de | von | Stadtarchiv Soest               | des Stadtarchivs Soest",
        "de | von | Weberei-Museum                  | des Weberei-Museums",
        "de | von | Stadtbibliothek Soest           | der Stadtbibliothek Soest",
        "de | von | Zoo Krefeld                     | des Zoos Krefeld",
        "de | von | Schloss Dyck                    | des Schlosses Dyck",
        "de | von | Badisches Landesmuseum          | des Badischen Landesmuseums",
        "de | von | Bayerische Staatsbibliothek     | der Bayerischen Staatsbibliothek",
        "de | von | Botanischer Garten Gießen       | des Botanischen Gartens Gießen",
        "de | von | Kunstsammlungen Zwickau         | der Kunstsammlungen Zwickau",
        "de | von | Phyletika                       | von Phyletika",
        "de | zu  | Heimatmuseum                    | zum Heimatmuseum",
        "de | zu  | Mediathek Soest                 | zur Mediathek Soest",
        "de | in  | Stadtarchiv Soest               | im Stadtarchiv Soest",
        "de | an  | Universität Trier               | an der Universität Trier",
        "de | über | Badisches Landesmuseum         | über das Badische Landesmuseum",
        "de | über | Kölner Zoo                     | über den Kölner Zoo",
        "de | über | Botanischer Garten Gießen      | über den Botanischen Garten Gießen",
        "nl | van | Stedelijk Museum Kampen         | van het Stedelijk Museum Kampen",
        "nl | van | Museum Kampen                   | van Museum Kampen",
        "nl | van | Stedelijke Bibliotheek          | van de Stedelijke Bibliotheek",
        "en | of  | Maritime Museum                 | of the Maritime Museum",
        "en | of  | Museum Kampen                   | of Museum Kampen",
      })
  void aThingHasTheArticleOfTheNounInItsName(
      String language, String lead, String name, String phrase) {
    assertThat(LABELS.phrase(name, new Language(language), lead + " ").text()).isEqualTo(phrase);
  }

  @ParameterizedTest(name = "{0}: {1} {3} = {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "fr | à    | country_code | NL      | aux Pays-Bas",
        "fr | de   | country_code | NL      | des Pays-Bas",
        "fr | à    | country_code | LU      | au Luxembourg",
        "fr | de   | country_code | LU      | du Luxembourg",
        "fr | à    | country_code | FR      | en France",
        "fr | de   | country_code | DE      | d'Allemagne",
        "fr | à    | region_code  | NL-LI   | dans le Limbourg",
        "fr | de   | region_code  | NL-OV   | de l'Overijssel",
        "fr | à    | region_code  | NL-UT   | dans la province d'Utrecht",
        "fr | à    | region_code  | FR-HDF  | dans les Hauts-de-France",
        "fr | de   | region_code  | BE-WHT  | du Hainaut",
        "fr | que à | country_code | BE     | qu'en Belgique",
        "fr | que à | region_code | FR-PDL  | que dans les Pays de la Loire",
        "fr | à    | city_lower   | le mans | au Mans",
        "fr | de   | city_lower   | le mans | du Mans",
        "de | in   | country_code | NL      | in den Niederlanden",
        "de | von  | country_code | NL      | der Niederlande",
        "de | in   | country_code | CH      | in der Schweiz",
        "de | von  | country_code | CH      | der Schweiz",
        "de | aus  | country_code | NL      | aus den Niederlanden",
        "de | in   | region_code  | DE-SL   | im Saarland",
        "de | von  | region_code  | DE-SL   | des Saarlands",
        "de | in   | region_code  | DE-HE   | in Hessen",
        "de | in   | region_code  | NL-UT   | in der Provinz Utrecht",
        "nl | in   | country_code | US      | in de Verenigde Staten",
        "nl | in   | country_code | GB      | in het Verenigd Koninkrijk",
        "nl | in   | city_lower   | texel   | op Texel",
        "en | in   | country_code | NL      | in the Netherlands",
        "en | of   | country_code | GB      | of the United Kingdom",
        "en | in   | city_lower   | texel   | on Texel",
      })
  void aPlaceHasTheWordsOfItsClass(
      String language, String lead, String slot, String key, String phrase) {
    Slot place = new Slot(new SlotName(slot), Role.LOCATION, 1, new SlotValue.Term(key, List.of()));
    assertThat(
            LABELS.phrase(place, new Language(language), GrammaticalNumber.NONE, lead + " ").text())
        .isEqualTo(phrase);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "fr | Quels musées y a-t-il dans les | in",
        "fr | Quels sont les musées de la     | of",
        "fr | Listez les musées du            | of",
        "fr | Quels musées possède            | -",
        "de | Welche Museen gibt es in den    | in",
        "de | Nenne die Museen der            | of",
        "de | Welche Bilder kommen aus der    | from",
        "de | Hat                             | -",
      })
  void whatIsSaidOfAPlaceIsRead(String language, String words, String relation) {
    String read =
        LABELS
            .writing(new Language(language))
            .places()
            .read(words + " ")
            .map(PlacePhrases.Lead::relation)
            .orElse("-");
    assertThat(read).isEqualTo(relation);
  }
}
