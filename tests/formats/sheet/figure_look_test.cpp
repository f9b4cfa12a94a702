#include "formats/paper/sheet/figure_look.h"

#include "engine/board/catalogue/inventory.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <tuple>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using namespace hexwright::testing;

std::string words_of_look(const CardLook& look) {
    return std::string(words_of(look.silhouette)[static_cast<std::size_t>(look.silhouette)]) + " " + look.letters;
}

FigureLook look_at(const GameState& state, const std::string& name) {
    for (const FigureLook& look : figures_on(state))
        if (look.figure == fig(state, name)) return look;
    FAIL("not on the battlefield: " << name);
    return {};
}

}  // namespace

TEST_CASE("every card has the silhouette of what it is, and letters of its name") {
    const std::map<std::string, std::string> wanted{
        {"raelin-sotm", "winged Rae"},
        {"drake-sotm", "warrior DA"},
        {"sonlen", "caster Son"},
        {"shiori", "warrior Shi"},
        {"major-q10", "soulborg MQ"},
        {"tor-kul-na", "rider TKN"},
        {"marro-hive", "hive MH"},
        {"marro-stingers", "hunched MSt"},
        {"marro-drudge", "hunched MDr"},
        {"marrden-nagrubs", "beast MN"},
        {"finn", "warrior Fin"},
        {"thorgrim", "warrior Tho"},
        {"tarn-viking-warriors", "warrior TVW"},
        {"drake-rotv", "warrior DA"},
        {"raelin-rotv", "winged Rae"},
        {"airborne-elite", "shooter AE"},
        {"agent-carr", "shooter AC"},
        {"krav-maga-agents", "shooter KMA"},
        {"syvarris", "archer Syv"},
        {"mimring", "dragon Mim"},
        {"deathwalker-9000", "soulborg D9"},
        {"grimnak", "rider Gri"},
        {"ne-gok-sa", "hunched NGS"},
        {"marro-warriors", "hunched MW"},
        {"zettian-guards", "soulborg ZG"},
        {"izumi-samurai", "warrior IS"},
        {"admiral-ej-1m", "soulborg AE1"},
        {"dorim", "bulky Dor"},
        {"exiles-sundered-sea", "warrior ESS"},
        {"frostclaw-paladins", "bulky FP"},
        {"knaves-silver-scimitar", "warrior KSS"},
        {"knight-irene", "bulky KI"},
        {"loviatak", "winged Lov"},
        {"misaerx", "winged Mis"},
        {"raakchott-retail", "caster Raa"},
        {"raelin-aoa", "winged Rae"},
        {"xenithrax-retail", "dragon Xen"},
        {"onshu-retail", "floating Ons"},
        {"halushia-retail", "rider Hal"},
        {"vorid-retail", "winged VGS"},
        {"festering-honor-guard-retail", "beast FHG"},
        {"arrow-gruts", "archer AG"},
        {"blade-gruts", "warrior BG"},
        {"kelda-the-kyrie-warrior", "winged Kel"},
        {"marcus-decimus-gallus", "warrior MDG"},
        {"taelord-the-kyrie-warrior", "winged Tae"},
        {"tornak", "rider Tor"},
        {"venoc-warlord", "warrior VW"},
        {"omnicron-snipers", "soulborg OS"},
        {"venoc-vipers", "warrior VV"},
        {"roman-legionnaires", "warrior RL"},
        {"minions-of-utgar", "winged MU"},
        {"krug", "rider Kru"},
        {"me-burq-sa", "rider MBS"},
        {"sir-denrick", "warrior SD"},
        {"knights-of-weston", "warrior KW"},
        {"swog-rider", "rider SgR"},
        {"4th-massachusetts-line", "shooter 4ML"},
        {"charos", "dragon Cha"},
        {"su-bak-na", "winged SBN"},
        {"dumutef-guard", "rider DfG"},
        {"obsidian-guards", "warrior OG"},
        {"gorillinators", "shooter Gor"},
        {"alastair-macdirk", "warrior AM"},
        {"concan-the-kyrie-warrior", "winged Con"},
        {"johnny-shotgun-sullivan", "shooter JSS"},
        {"microcorp-agents", "shooter MA"},
        {"sentinels-of-jandar", "winged SJ"},
        {"shaolin-monks", "warrior SM"},
        {"armoc-vipers", "warrior AV"},
        {"sacred-band", "warrior SB"},
        {"sudema", "warrior Sud"},
        {"valguard", "warrior Val"},
        {"deadeye-dan", "shooter DD"},
        {"guilty-mccreech", "shooter GM"},
        {"james-murphy", "shooter JM"},
        {"aubrien-archers", "archer AA"},
        {"braxas", "dragon Bra"},
        {"nilfheim", "dragon Nil"},
        {"crixus", "warrior Cri"},
        {"retiarius", "warrior Ret"},
        {"warriors-of-ashra", "warrior WA"},
        {"einar-imperium", "winged EI"},
        {"tagawa-samurai-archers", "shooter TSA"},
        {"kaemon-awa", "shooter KA"},
        {"heavy-gruts", "warrior HG"},
        {"cyprien-esenwein", "winged CE"},
        {"kyntela-gwyn", "caster KG"},
        {"warden-816", "soulborg W8"},
        {"templar-cavalry", "rider TC"},
        {"ashigaru-harquebus", "shooter AH"},
        {"zelrig", "dragon Zel"},
        {"zetacron", "soulborg Zet"},
        {"jorhdawn", "caster Jor"},
        {"ulginesh", "rider Ulg"},
        {"chardris", "caster Cha"},
        {"otonashi", "warrior Oto"},
        {"sir-dupuis", "rider SD"},
        {"10th-regiment-of-foot", "shooter 1RF"},
        {"axegrinders-of-burning-forge", "bulky ABF"},
        {"atlaga-the-kyrie-warrior", "winged Atl"},
        {"kumiko", "warrior Kum"},
        {"migol-ironwill", "bulky MI"},
        {"elite-onyx-vipers", "warrior EOV"},
        {"nerak-the-glacian-swog-rider", "rider Ner"},
        {"quasatch-hunters", "warrior QHu"},
        {"feral-troll", "rider FT"},
        {"water-elemental", "shooter WrE"},
        {"torin", "rider Tor"},
        {"phantom-knights", "winged PK"},
        {"sahuagin-raider", "warrior SnR"},
        {"black-wyrmling", "dragon BkW"},
        {"iron-golem", "rider IG"},
        {"red-wyrmling", "dragon RdW"},
        {"white-wyrmling", "dragon WeW"},
        {"rhogar-dragonspine", "warrior RD"},
        {"death-knights-of-valkrill", "warrior DKV"},
        {"ogre-pulverizer", "bulky OP"},
        {"captain-america", "warrior CA"},
        {"iron-man", "winged IM"},
        {"killian-vane-iii", "warrior KVI"},
        {"kita-the-springrunner", "beast Kit"},
        {"queen-qhyrion", "winged QQ"},
        {"xiamara-the-kyrie-warrior", "winged Xia"},
        {"knight-primus-adelbern", "bulky KPA"},
        {"ordo-borealis", "bulky OB"},
        {"khosumet-the-darklord", "warrior Kho"},
        {"anubian-wolves", "warrior AW"},
        {"deathwalker-8000", "soulborg D8"},
        {"dund", "rider Dün"},
        {"deathwalker-7000", "soulborg D7"},
        {"saylind-the-kyrie-warrior", "winged Say"},
        {"macdirk-warriors", "warrior MW"},
        {"tagawa-samurai", "warrior TS"},
        {"ninjas-of-the-northern-wind", "warrior NNW"},
        {"deathstalkers", "soulborg Dea"},
        {"kee-mo-shi", "hunched KMS"},
        {"runa", "winged Run"},
        {"isamu", "warrior Isa"},
        {"sujoah", "winged Suj"},
        {"wo-sa-ga", "rider WSG"},
        {"fyorlag-spiders", "warrior FS"},
        {"capuan-gladiators", "warrior CG"},
        {"protectors-of-ullar", "winged PU"},
        {"greenscale-warriors", "warrior GW"},
        {"brandis-skyhunter", "shooter BS"},
        {"master-of-the-hunt", "bulky Mas"},
        {"sgt-drake-alexander-aoa", "winged DA("},
        {"gurei-oni", "rider GO"},
        {"agent-skahen", "shooter AS"},
        {"othkurik-the-black-dragon", "dragon OTB"},
        {"blue-wyrmling", "dragon BeW"},
        {"abomination", "warrior Abo"},
        {"incredible-hulk", "warrior IH"},
        {"bok-bur-na", "hunched BBN"},
        {"kilkorax-the-kyrie-warrior", "winged Kil"},
        {"mielki-the-kyrie-warrior", "winged Mie"},
        {"grok-riders", "rider GR"},
        {"queen-maladrix-the-conqueror", "rider QM"},
        {"sonya-esenwein", "winged SE"},
        {"mogrimm-forgehammer", "bulky MF"},
        {"brave-arrow", "warrior BA"},
        {"fire-elemental", "warrior FeE"},
        {"marrden-hounds", "rider MH"},
        {"red-skull", "shooter RS"},
        {"kato-katsuro", "warrior KK"},
        {"shades-of-bleakewoode", "winged SB"},
        {"eldgrim-the-viking-champion", "warrior Eld"},
        {"kurrok-the-elementalist", "warrior Kur"},
        {"parmenio", "warrior Par"},
        {"morsbane", "caster Mor"},
        {"deepwyrm-drow", "warrior DD"},
        {"drow-chainfighter", "warrior DwC"},
        {"necrotech-wraithriders", "warrior NW"},
        {"ice-troll-berserker", "beast ITB"},
        {"frost-giant-of-morh", "bulky FGM"},
        {"pelloth", "shooter Pel"},
        {"tandros-kreel", "shooter TK"},
        {"mohican-river-tribe", "shooter MRT"},
        {"master-win-chiu-woo", "warrior MWC"},
        {"arkmer", "caster Ark"},
        {"acolarh", "caster Aco"},
        {"ana-karithon", "shooter AK"},
        {"evar-scarcarver", "shooter ES"},
        {"siege", "warrior Sie"},
        {"moriko", "warrior Mor"},
        {"major-q9", "soulborg MQ"},
        {"major-q11", "soulborg MQ"},
        {"erevan-sunshadow", "caster ES"},
        {"sharwin-wildborn", "warrior SW"},
        {"sir-hawthorne", "warrior SH"},
        {"laglor", "shooter Lag"},
        {"ornak", "warrior Orn"},
        {"hatamoto-taro", "warrior HT"},
        {"empress-kiova", "winged EK"},
        {"ashigaru-yari", "warrior AY"},
        {"roman-archers", "archer RA"},
        {"moltenclaw", "dragon Mol"},
        {"fen-hydra", "rider FH"},
        {"granite-guardians", "warrior GG"},
        {"wolves-of-badru", "warrior WB"},
        {"marro-dividers", "hunched MDi"},
        {"marro-drones", "hunched MDr"},
        {"earth-elemental", "warrior EhE"},
        {"tul-bak-ra", "hunched TBR"},
        {"emirroon", "caster Emi"},
        {"jotun", "rider Jot"},
        {"shurrak", "rider Shu"},
        {"brunak", "rider Bru"},
        {"theracus", "winged The"},
        {"blastatrons", "soulborg Bla"},
        {"gladiatrons", "soulborg Gla"},
        {"major-x17", "soulborg MX"},
        {"sir-gilbert", "warrior SG"},
        {"silver-surfer", "winged SS"},
        {"deathreavers", "soulborg Dea"},
        {"death-chasers-of-thesk", "warrior DCT"},
        {"goblin-cutters", "warrior GCu"},
        {"spider-man", "warrior SM"},
        {"venom", "warrior Ven"},
        {"kozuke-samurai", "warrior KS"},
        {"horned-skull-brutes", "warrior HSB"},
        {"doctor-doom", "winged DD"},
        {"mind-flayer-mastermind", "warrior MFM"},
        {"marcu-esenwein", "winged ME"},
        {"spartacus", "warrior Spa"},
        {"estivara", "warrior Est"},
        {"glinerva-the-kyrie-warrior", "winged Gli"},
        {"fia-bonny-the-void-siren", "warrior FB"},
        {"nakita-agents", "shooter NA"},
        {"omnicron-repulsors", "soulborg OR"},
        {"mezzodemon-warmongers", "shooter MW"},
        {"iskra-esenwein", "winged IE"},
        {"rechets-of-bogdan", "winged RB"},
        {"wing-commander-tuck-harrigan", "winged WCT"},
        {"eltahale", "warrior Elt"},
        {"samuel-brown", "shooter SB"},
        {"warforged-soldiers", "warrior WSo"},
        {"thanos", "winged Tha"},
        {"zombies-of-morindan", "warrior ZM"},
        {"shiori-aoa", "warrior Shi"},
        {"dzu-teh", "warrior DT"},
        {"air-elemental", "winged ArE"},
        {"air-marshal-zed-nesbitt", "winged AMZ"},
        {"cornelius-breech-the-derelict-prince", "warrior CB"},
        {"darrak-ambershard", "bulky DA"},
        {"ewashia-master-of-tides", "caster Ewa"},
        {"greater-ice-elemental", "rider GIE"},
        {"heirloom", "caster Hei"},
        {"hellforge-mandukor", "bulky HM"},
        {"iron-lich-viscerot", "rider ILV"},
        {"mika-connour", "warrior MC"},
        {"oathbound-legionnaires", "beast OL"},
        {"oathbound-phalanx", "beast OP"},
        {"ogre-warhulk", "rider OW"},
        {"sonlen-aoa", "winged Son"},
        {"thyraxis-dragoon", "rider TD"},
        {"werewolf-lord", "rider WL"},
        {"wyvern", "winged Wyv"},
    };
    for (const ArmyCard& card : shipped().cards()) {
        INFO(card.id);
        const auto found = wanted.find(card.id);
        CHECK(words_of_look(look_of(card)) == (found == wanted.end() ? "a row in this table" : found->second));
    }
    CHECK(shipped().cards().size() == wanted.size());
}

TEST_CASE("two cards that can be in one army are told apart by silhouette, Height, base or letters") {
    std::map<std::tuple<Silhouette, bool, int, FigureBase, std::string>, std::string> names;
    for (const ArmyCard& card : shipped().cards()) {
        const CardLook look = look_of(card);
        // Printings of one card have one name, and no army has both.
        const auto [known, added] =
            names.try_emplace({look.silhouette, look.hero, look.height, look.base, look.letters}, card.name);
        INFO(card.id);
        CHECK((added || known->second == card.name));
    }
}

TEST_CASE("a name in small or foreign letters has letters too") {
    const auto letters = [](const char* name, CardForm form) {
        ArmyCard card;
        card.name = name;
        card.form = form;
        return look_of(card).letters;
    };
    CHECK(letters("Élan Ördög", CardForm::Squad) == "ÉÖ");
    CHECK(letters("Łukasz the Bold", CardForm::Hero) == "Łuk");
    CHECK(letters("ox", CardForm::Hero) == "ox");
    CHECK(letters("", CardForm::Hero).empty());
    CHECK(letters("the Sgt.", CardForm::Squad) == "the");
}

TEST_CASE("a figure looks as it stands in the game") {
    ShippedGame game(R"(
        1 2 1 1 1 1
         1 ~ 1 1 1 1
          1 1 1 1 1 1)");
    game.army(1, "marro-drudge", {{1, 0}, {1, 1}, {0, 2}})
        .army(2, "major-q10", {{4, 1}, {5, 1}})
        .army(2, "shiori", {{3, 2}});
    GameState state = game.start();
    const FigureLook on_hill = look_at(state, "1.marro-drudge.1.1"), in_water = look_at(state, "1.marro-drudge.1.2");
    CHECK(on_hill.spaces == std::vector<Space>{{{1, 0}, 2}});
    CHECK(on_hill.top == 2 * sevenths_per_level);
    CHECK(in_water.top == half_tile_sevenths);
    CHECK(on_hill.player == 1);
    CHECK(in_water.number == 2);
    CHECK(look_at(state, "2.shiori.1.1").number == 0);
    const FigureLook major = look_at(state, "2.major-q10.1.1");
    CHECK(major.spaces == std::vector<Space>{{{4, 1}, 1}, {{5, 1}, 1}});
    CHECK(major.facing == Approx(std::numbers::pi));  // Its tail lies east of it.
    CHECK(major.life == 4);
    CHECK(major.wounds == 0);
    wound(state, "2.major-q10.1.1", 3);
    CHECK(look_at(state, "2.major-q10.1.1").wounds == 3);
    const double facing = look_at(state, "2.shiori.1.1").facing;
    CHECK(std::cos(facing) < -0.9);  // The nearest Drudge stands west of her, and a little north.
    CHECK(std::sin(facing) < 0);
}

TEST_CASE("copies of a common card are numbered on, as in the story") {
    GameState state = on_shipped_meadow()
                          .army(1, "marro-drudge", {{0, 0}, {1, 0}, {2, 0}, {3, 0}}, 2)
                          .army(2, "shiori", {{7, 3}})
                          .start();
    std::vector<int> numbers;
    for (const FigureLook& look : figures_on(state))
        if (look.player == 1) numbers.push_back(look.number);
    CHECK(numbers == std::vector{1, 2, 3, 4});
}

TEST_CASE("engaged figures and those of the turn are marked, with what they have done") {
    GameState state =
        on_shipped_meadow().army(1, "marro-drudge", {{2, 1}, {0, 0}, {0, 3}}).army(2, "shiori", {{3, 1}}).start();
    to_turn_of(state, "1.marro-drudge");
    CHECK(look_at(state, "1.marro-drudge.1.1").engaged);
    CHECK(look_at(state, "2.shiori.1.1").engaged);
    CHECK_FALSE(look_at(state, "1.marro-drudge.1.2").engaged);
    CHECK(look_at(state, "1.marro-drudge.1.2").active);
    CHECK_FALSE(look_at(state, "2.shiori.1.1").active);
    to_attacks(state);
    CHECK_FALSE(look_at(state, "1.marro-drudge.1.1").acted);
    act(state, Attack{fig(state, "1.marro-drudge.1.1"), fig(state, "2.shiori.1.1"), 0});
    CHECK(look_at(state, "1.marro-drudge.1.1").acted);
    CHECK_FALSE(look_at(state, "1.marro-drudge.1.1").active);
    CHECK_FALSE(look_at(state, "1.marro-drudge.1.2").acted);
}

TEST_CASE("a figure in the tray has a look without a place, and one anywhere has it there") {
    const GameState state =
        on_shipped_meadow().army(1, "raelin-aoa", {{1, 1}, {0, 1}}).army(2, "shiori", {{7, 3}}).start();
    const FigureId raelin = fig(state, "1.raelin-aoa.1.1");
    CHECK(look_of(state, raelin, {}).spaces.empty());
    const FigureLook there = look_of(state, raelin, {{{2, 1}, 1}, {{2, 0}, 1}});
    CHECK(there.top == sevenths_per_level);
    CHECK(there.facing == Approx(std::numbers::pi / 3));  // South-east, 60 degrees clockwise from east.
}

TEST_CASE("the hive is among the figures, on its six spaces") {
    const GameState state = on_shipped_meadow().hive(1, {10, 0}).army(2, "shiori", {{7, 3}}).start();
    const std::vector<FigureLook> looks = figures_on(state);
    REQUIRE(looks.size() == 2);
    CHECK(looks[1].card.silhouette != looks[0].card.silhouette);
    CHECK(std::ranges::count(looks, std::size_t{6}, [](const FigureLook& look) { return look.spaces.size(); }) == 1);
}

TEST_CASE("each of eight players has a colour and a mark of his own") {
    std::set<unsigned> colors;
    std::set<PlayerMark> marks;
    for (int player = 1; player <= 8; ++player)
        colors.insert(token_color(player)), marks.insert(mark_of_player(player));
    CHECK(colors.size() == 8);
    CHECK(marks.size() == 8);
    CHECK(colors.count(token_color(0)) == 0);
    CHECK(token_color(9) == token_color(0));
}

}  // namespace hexwright
