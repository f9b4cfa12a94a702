// Tables of army cards, as spreadsheets write them and as nobody should.
#include "formats/exchange/csv/cards_csv.h"

#include "formats/telling/words.h"
#include "formats/xml/catalogue/card_attributes.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <limits>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string header =
    "id,name,line,set,release,general,homeworld,species,uniqueness,type,class,personality,size,height,life,move,range,"
    "attack,defense,points,figures,base,basic_move,basic_range,basic_attack,basic_defense,sources\n";
const std::string wren =
    "wren,Wren of the Weir,own,My shelf,2026-01,Ullar,Feylund,Elf,Unique,Hero,Ferrier,Patient,Medium,5,4,6,5,2,3,80,1,"
    "single,7,5,2,4,me\n";

Result<Catalogue> read(const std::string& csv) { return read_cards_csv(csv, "mine.csv", shipped()); }

std::string mistake(const std::string& csv) {
    const auto catalogue = read(csv);
    return catalogue ? "no mistake" : describe(catalogue.error(), english());
}

// The short table of the tests below: the columns that a card must have.
const std::string short_header =
    "id,name,general,species,uniqueness,type,class,personality,size,height,life,move,range,attack,defense,points";
std::string short_table(const std::string& row) { return short_header + "\n" + row + "\n"; }

// A row of the short table with this in place of one cell.
std::string row_with(const std::string& column, const std::string& text) {
    const std::pair<std::string, std::string> cells[] = {
        {"id", "ox"},     {"name", "Ox"},      {"general", "Einar"},    {"species", "Human"}, {"uniqueness", "common"},
        {"type", "hero"}, {"class", "Carter"}, {"personality", "Calm"}, {"size", "large"},    {"height", "6"},
        {"life", "3"},    {"move", "4"},       {"range", "1"},          {"attack", "4"},      {"defense", "2"},
        {"points", "60"}};
    std::string row;
    for (const auto& [name, usual] : cells) row += (name == column ? text : usual) + ",";
    row.pop_back();
    return row;
}
std::string mistake_with(const std::string& column, const std::string& text) {
    return mistake(short_table(row_with(column, text)));
}

}  // namespace

TEST_CASE("a table of cards gives each card what is printed on it", "[CARD-01][CARD-02]") {
    const auto catalogue =
        read(header + wren +
             "kiln-wardens,Kiln Wardens,own,,,Vydar,,Dwarf,Common,Squad,Wardens,Stubborn,Small,3,1,4,"
             "1,3,4,65,3,,,,,,\n");
    REQUIRE(catalogue);
    CHECK(catalogue->cards().size() == shipped().cards().size() + 2);
    const ArmyCard& hero = (*catalogue)[catalogue->card("wren").value()];
    ArmyCard same;
    same.id = "wren", same.name = "Wren of the Weir", same.set = "My shelf", same.general = "Ullar";
    same.homeworld = "Feylund", same.species = "Elf", same.card_class = "Ferrier", same.personality = "Patient";
    same.height = 5, same.life = 4, same.points = 80;
    same.master = {6, 5, 2, 3};
    same.basic = CardNumbers{7, 5, 2, 4};
    same.zone = estimated_zone(5);
    CHECK(hero == same);
    const ArmyCard& squad = (*catalogue)[catalogue->card("kiln-wardens").value()];
    CHECK(squad.is_squad());
    CHECK(squad.is_common());
    CHECK(squad.figures == 3);
    CHECK(squad.size == FigureSize::Small);
    CHECK(squad.base == FigureBase::Single);
    CHECK_FALSE(squad.basic);
    CHECK(squad.powers.empty());
}

TEST_CASE("columns stand in any order, cells are parted and quoted as spreadsheets do, and may be missing at the end") {
    const std::string one = short_table(row_with("", ""));
    std::string semicolons = one, tabs = one, returns = one, macintosh = one;
    std::ranges::replace(semicolons, ',', ';');
    std::ranges::replace(tabs, ',', '\t');
    for (std::size_t at = 0; (at = returns.find('\n', at)) != std::string::npos; at += 2) returns.insert(at, "\r");
    std::ranges::replace(macintosh, '\n', '\r');
    std::string capitals = one;
    std::ranges::transform(short_header, capitals.begin(), [](char c) { return c == ',' ? c : c - ('a' - 'A'); });
    for (const std::string& csv :
         {one, "\xEF\xBB\xBF" + one, semicolons, tabs, returns, macintosh, capitals, one + "\n,,,\n\n",
          short_header + ",,,\n" + row_with("", "") + ",,,\n", short_header + "\n" + row_with("", ""),
          short_table(row_with("size", "LARGE")), short_table(row_with("name", " \"Ox\" ")),
          short_table(row_with("points", "60") + ",,,,,,")}) {
        CAPTURE(csv);
        const auto catalogue = read(csv);
        INFO(mistake(csv));
        REQUIRE(catalogue);
        const ArmyCard& card = (*catalogue)[catalogue->card("ox").value()];
        CHECK(card.name == "Ox");
        CHECK(card.size == FigureSize::Large);
        CHECK(card.points == 60);
    }
    const auto quoted = read(short_table(row_with("name", "\"The \"\"Ox\"\", a carter\"")));
    REQUIRE(quoted);
    CHECK((*quoted)[quoted->card("ox").value()].name == "The \"Ox\", a carter");
    CHECK(read(short_header + "\n"));  // No cards: nothing to add.
}

TEST_CASE("a box of the catalogue is known by its name, too") {
    const auto set_of = [](const std::string& set) {
        const auto catalogue = read(short_header + ",set\n" + row_with("", "") + "," + set + "\n");
        return catalogue ? (*catalogue)[catalogue->card("ox").value()].set : "nothing";
    };
    CHECK(set_of("swarm of the marro") == "swarm-of-the-marro");
    CHECK(set_of("swarm-of-the-marro") == "swarm-of-the-marro");
    CHECK(set_of("Own shelf") == "Own shelf");
    CHECK(set_of("").empty());
}

TEST_CASE("a cell that cannot be is refused at its place with what would be right") {
    struct {
        const char *column, *text, *says;
    } const rows[] = {
        {"id", "Ox", "mine.csv:2:1: “Ox” is not an id; use lower-case letters, digits and dashes"},
        {"id", "-ox", "mine.csv:2:1: “-ox” is not an id"},
        {"id", "", "mine.csv:2:1: id is empty; give it a value"},
        {"id", "raelin-sotm", "mine.csv:2:1: there is already a card raelin-sotm; give this one another id, or"},
        {"name", "", "mine.csv:2:4: name is empty; give it a value"},
        {"name", "\"O\nx\"", "mine.csv:2:4: name contains a line break or a tab; write it on one line"},
        {"uniqueness", "rare",
         "mine.csv:2:19: “rare” is not a valid uniqueness; write one of unique, uncommon, common"},
        {"type", "villain", "mine.csv:2:26: “villain” is not a valid type; write one of hero, squad"},
        {"type", "squad", "card ox is a squad: set figures to two or more"},
        {"size", "tiny", "“tiny” is not a valid size; write one of small, medium, large, huge"},
        {"height", "tall", "“tall” is not a valid height; write a whole number from 1 to 120"},
        {"height", "", "height is empty; give it a value"},
        {"life", "1.5", "“1.5” is not a valid life; write a whole number from 1 to 99"},
        {"life", "+3", "“+3” is not a valid life"},
        {"move", "0x4", "“0x4” is not a valid move"},
        {"attack", "1e1", "“1e1” is not a valid attack; write a whole number from 0 to 99"},
        {"attack", "\xD9\xA3", "is not a valid attack"},  // Another script's three.
    };
    for (const auto& [column, text, says] : rows) {
        INFO(column << " " << text);
        CHECK_THAT(mistake_with(column, text), Catch::Contains(says));
    }
    CHECK(mistake(header +
                  "wren,Wren,,,,Ullar,,Elf,Unique,Hero,Ferrier,Patient,Medium,5,4,6,5,2,3,80,1,single,7,,2,,\n") ==
          "mine.csv:2:86: basic_range is empty; give it a value; also mine.csv:2:87: basic_defense is empty; give it a "
          "value");
}

TEST_CASE("numbers at the ends of their range and of their type") {
    struct {
        const char* column;
        int low, high;
    } const rows[] = {{"height", 1, max_card_height}, {"life", 1, max_card_number},   {"move", 0, max_card_number},
                      {"range", 0, max_card_number},  {"attack", 0, max_card_number}, {"defense", 0, max_card_number},
                      {"points", 0, max_card_points}};
    constexpr long long ends[] = {std::numeric_limits<int>::min(), std::numeric_limits<int>::max(),
                                  static_cast<long long>(std::numeric_limits<int>::max()) + 1,
                                  std::numeric_limits<long long>::min(), std::numeric_limits<long long>::max()};
    for (const auto& [column, low, high] : rows) {
        INFO(column);
        for (const int number : {low, high}) CHECK(mistake_with(column, std::to_string(number)) == "no mistake");
        for (const int number : {low - 1, high + 1})
            CHECK_THAT(mistake_with(column, std::to_string(number)), Catch::Contains("write a whole number from"));
        for (const long long number : ends)
            CHECK_THAT(mistake_with(column, std::to_string(number)), Catch::Contains("write a whole number from"));
        CHECK_THAT(mistake_with(column, std::string(500, '9')), Catch::Contains("9…” is not a valid "));
    }
}

TEST_CASE("an id stands once in a table") {
    const std::string row = row_with("", "") + "\n";
    CHECK(mistake(short_table(row + row)) == "mine.csv:3:1: card ox is already in line 2; give one of them another id");
}

TEST_CASE("the first line names the columns, all that a card needs and none that there is not") {
    CHECK(mistake("") ==
          "mine.csv: the file is empty; a table of cards begins with the names of its columns, like "
          "id,name,general");
    CHECK(mistake("\n\n") == mistake(""));
    CHECK(mistake("id,name,general,species,uniqueness,type,class,personality,size,height,life,move,range\n") ==
          "mine.csv:1:1: the first line does not name points, attack, defense; add what is missing");
    CHECK(mistake(short_header + ",basic_atack\n") ==
          "mine.csv:1:109: there is no column “basic_atack”; did you mean “basic_attack”?");
    CHECK(mistake(short_header + ",what I paid\n") ==
          "mine.csv:1:109: there is no column “what I paid”; remove it, or move remarks to the column sources");
    CHECK_THAT(mistake(short_header + ",id\n"), Catch::Contains("mine.csv:1:109: the column id appears twice"));
    CHECK_THAT(mistake(short_header + "\nox,Ox,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o\n"),
               Catch::Contains("this row has 17 cells, but the first line has 16; put text that contains a comma in"));
    CHECK_THAT(mistake("<catalogue xmlns=\"urn:hexwright:catalogue:1\"/>\n"), Catch::StartsWith("mine.csv:1:1: "));
}

TEST_CASE("all mistakes are told at once, up to ten, and the others are counted") {
    CHECK(mistake(short_table(row_with("life", "x") + "\n" + row_with("move", "y"))) ==
          "mine.csv:2:51: “x” is not a valid life; write a whole number from 1 to 99; also mine.csv:3:1: card ox "
          "is already in line 2; give one of them another id, mine.csv:3:53: “y” is not a valid move; write a whole "
          "number from 0 to 99");
    std::string rows;
    for (int i = 0; i < 12; ++i) rows += row_with("life", "x") + "\n";
    const std::string many = mistake(short_table(rows));
    CHECK_THAT(many, Catch::Contains("mine.csv:6:51: “x”") && Catch::EndsWith(", and 13 more"));
    CHECK(many.find('\n') == std::string::npos);
}

TEST_CASE("what is no table of text is refused at once") {
    using namespace std::string_literals;
    const std::string row = row_with("", "");
    CHECK(mistake(short_header + "\nox,O\0x"s) == "mine.csv:2: byte 0 is not text; save the table as CSV in UTF-8");
    CHECK(mistake("\xFF\xFEi\0d\0"s).starts_with("mine.csv:1: byte 255 is not text"));
    CHECK(mistake(short_header + "\rox,D\xFCnd") == "mine.csv:2: byte 252 is not text; save the table as CSV in UTF-8");
    std::string long_line;
    long_line.resize(10'000'000, 'x');
    CHECK(mistake(long_line) == "mine.csv: a table of cards has at most 1 MB; split it");
    CHECK_THAT(mistake(short_table("ox," + std::string(900'000, 'x'))), Catch::Contains("name is longer than 200"));
    CHECK(mistake(std::string(900'000, ',') + "x").starts_with("mine.csv:1:1: there are more than 100 columns"));
    CHECK(
        mistake(short_table(std::string(900'000, ',') + "x")).starts_with("mine.csv:2:17: this row has 900001 cells"));
    CHECK_THAT(mistake(std::string(90'000, '"')), Catch::StartsWith("mine.csv:1:1: "));
    CHECK(mistake(short_table(row + "\nyak,\"Yak" + row))
              .starts_with("mine.csv:3:5: the quotation mark that opens here"));
    CHECK(mistake("\"" + short_table(row)).starts_with("mine.csv:1:1: the quotation mark that opens here"));
    CHECK(mistake(short_table(row + "\n\"")).starts_with("mine.csv:3:1: the quotation mark that opens here"));
}

TEST_CASE("more cards than a catalogue holds are refused where they begin") {
    std::string rows;
    for (std::size_t i = 0; i <= max_cards; ++i)
        rows += "c" + std::to_string(i) + ",N,U,E,unique,hero,F,P,large,5,4,6,5,2,3,80\n";
    const std::string told = describe(read_cards_csv(short_table(rows), "mine.csv", {}).error(), english());
    CHECK(told == "mine.csv:10002:1: more than 10000 army cards; remove some");
}

TEST_CASE("a table torn or changed anywhere is read or refused in one line, and nothing else happens") {
    const std::string table = short_table(row_with("name", "\"O \"\"x\"\"\""));
    const auto judged = [](const std::string& csv) {
        const auto catalogue = read_cards_csv(csv, "mine.csv", {});
        const std::string told = catalogue ? "" : describe(catalogue.error(), english());
        return catalogue ? catalogue->cards().size() <= 1
                         : told.starts_with("mine.csv:") && told.find('\n') == std::string::npos;
    };
    for (std::size_t i = 0; i <= table.size(); ++i) CHECK(judged(table.substr(0, i)));
    for (std::size_t i = 0; i < table.size(); ++i)
        for (const char byte : {'"', ',', '\n', '\r', '\0', '\xFF', '9', ' '}) {
            std::string changed = table;
            changed[i] = byte;
            CHECK(judged(changed));
        }
}
