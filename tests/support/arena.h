// Small battles for random games, covering every terrain, every card with a known power, and every glyph. Each number
// always gives the same battle.
#pragma once
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwright::testing {

struct ArenaBoard {
    const char* drawing;
    DrawnGame::Signs signs;
    Hexes left, right;  // Hexes where the sides start; double-space figures take adjacent pairs.
    Hexes left_pairs, right_pairs;
};

inline const std::vector<ArenaBoard>& arena_boards() {
    static const std::vector<ArenaBoard> boards{{R"(
        7 1 2 1 1 s 1 1 9
         1 1 1 ~ ~ s s 1 1
          2 3 1 ~ 1 1 s 2 1
           1 4 1 1 1 1 1 1 1
            1 1 1 7 1 2 1 1 1)",
                                                 {},
                                                 {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}, {0, 3}, {0, 4}},
                                                 {{7, 3}, {8, 3}, {7, 4}, {8, 4}, {6, 4}, {6, 3}, {5, 3}},
                                                 {{2, 3}, {3, 3}, {0, 3}, {0, 4}},
                                                 {{4, 3}, {5, 3}, {6, 3}, {6, 4}}},
                                                {R"(
        1 r r r i i n n 1
         1 b b l h i n p 1
          1 b 1 l h h 1 t 1
           u 1 1 1 W 1 1 q 1
            1 1 v 1 g 1 1 x o)",
                                                 {{'r', "road-1"},
                                                  {'i', "ice-1"},
                                                  {'n', "snow-1"},
                                                  {'b', "lava-field-1"},
                                                  {'l', "lava-1"},
                                                  {'h', "shadow-1"},
                                                  {'W', "wellspring-water-1"},
                                                  {'p', "+palm-14"},
                                                  {'t', "+tree-10"},
                                                  {'u', "+brush-9"},
                                                  {'q', "+laur-palm-13"},
                                                  {'v', "+laur-brush-10"},
                                                  {'x', "+swamp-brush-10"},
                                                  {'g', "glacier-1"},
                                                  {'o', "outcrop-1"}},
                                                 {{0, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}, {0, 4}, {1, 4}},
                                                 {{8, 0}, {8, 1}, {8, 2}, {6, 0}, {8, 3}, {6, 3}, {6, 4}},
                                                 {{1, 3}, {2, 3}, {0, 1}, {0, 2}},
                                                 {{5, 3}, {6, 3}, {8, 1}, {8, 2}}},
                                                {R"(
        R R S S D D M M 1
         R R S C A A M T 1
          1 C C A K K 1 O 1
           1 1 1 1 K 1 1 1 1
            1 1 2 1 1 1 3 1 1)",
                                                 {{'R', "rock-1"},
                                                  {'S', "sand-1"},
                                                  {'D', "dungeon-1"},
                                                  {'M', "swamp-1"},
                                                  {'C', "concrete-1"},
                                                  {'A', "asphalt-1"},
                                                  {'K', "wall-walk-1"},
                                                  {'T', "+snow-tree-10"},
                                                  {'O', "lava-outcrop-1"}},
                                                 {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {0, 2}, {0, 4}, {1, 4}},
                                                 {{8, 0}, {8, 1}, {8, 2}, {8, 3}, {8, 4}, {7, 4}, {7, 3}},
                                                 {{0, 3}, {1, 3}, {0, 1}, {0, 2}},
                                                 {{5, 3}, {6, 3}, {8, 1}, {8, 2}}},
                                                {R"(
        1 1 1 1 1 1 1
         1 1 1 1 1 1 1
          1 1 1 1 1 1 1
           1 1 1 1 1 1 1)",  // A small arena, for fights at close quarters.
                                                 {},
                                                 {{2, 1}, {2, 2}, {2, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 0}},
                                                 {{3, 1}, {3, 0}, {3, 2}, {4, 1}, {4, 2}, {4, 0}, {4, 3}},
                                                 {{2, 3}, {1, 3}, {0, 1}, {0, 2}},
                                                 {{3, 3}, {4, 3}, {5, 1}, {5, 2}}}};
    return boards;
}

// The two armies; cards whose powers concern each other are put together.
struct ArenaArmies {
    std::vector<std::string> first, second;
};
inline const std::vector<ArenaArmies>& arena_armies() {
    static const std::vector<ArenaArmies> armies{
        {{"raelin-sotm", "shiori"}, {"marro-stingers", "tor-kul-na"}},
        {{"drake-sotm", "finn"}, {"marro-drudge", "marro-hive"}},
        {{"sonlen", "thorgrim"}, {"grimnak", "marro-warriors"}},
        {{"major-q10", "shiori"}, {"deathwalker-9000", "zettian-guards"}},
        {{"syvarris", "izumi-samurai"}, {"ne-gok-sa", "mimring"}},
        {{"agent-carr", "krav-maga-agents"}, {"marro-stingers", "sonlen"}},
        {{"raelin-sotm", "thorgrim"}, {"tor-kul-na", "marrden-nagrubs"}},
        {{"krav-maga-agents", "finn"}, {"syvarris", "vorid-retail"}},
        {{"tarn-viking-warriors", "drake-rotv"}, {"airborne-elite", "raelin-rotv"}},
        {{"admiral-ej-1m", "dorim"}, {"exiles-sundered-sea", "loviatak"}},
        {{"frostclaw-paladins", "knight-irene"}, {"misaerx", "knaves-silver-scimitar"}},
        {{"raakchott-retail", "onshu-retail"}, {"raelin-aoa", "vorid-retail"}},
        {{"xenithrax-retail", "finn"}, {"halushia-retail", "onshu-retail"}},
        {{"festering-honor-guard-retail", "grimnak"}, {"izumi-samurai", "sonlen"}},
        {{"knaves-silver-scimitar", "captain", "dorim"}, {"misaerx", "exiles-sundered-sea"}},
        {{"festering-honor-guard-retail", "queen-maladrix-the-conqueror"}, {"misaerx", "sonlen"}},
        {{"loviatak", "raelin-aoa", "tarn-viking-warriors"}, {"misaerx", "raakchott-retail", "marro-drudge"}},
        {{"misaerx", "admiral-ej-1m", "captain"}, {"misaerx", "izumi-samurai"}},
        // The expansions; figures on two spaces first.
        {{"krug", "death-knights-of-valkrill", "taelord-the-kyrie-warrior"},
         {"knights-of-weston", "sir-denrick", "alastair-macdirk"}},
        {{"swog-rider", "arrow-gruts", "blade-gruts"}, {"templar-cavalry", "sir-dupuis", "knights-of-weston"}},
        {{"tornak", "heavy-gruts", "obsidian-guards"}, {"marcus-decimus-gallus", "roman-legionnaires", "sacred-band"}},
        {{"nerak-the-glacian-swog-rider", "blade-gruts"}, {"crixus", "retiarius"}},
        {{"white-wyrmling", "red-wyrmling", "black-wyrmling"}, {"nilfheim", "minions-of-utgar"}},
        {{"ulginesh", "jorhdawn", "chardris", "kyntela-gwyn"},
         {"xiamara-the-kyrie-warrior", "atlaga-the-kyrie-warrior", "aubrien-archers"}},
        {{"venoc-warlord", "venoc-vipers", "armoc-vipers"},
         {"elite-onyx-vipers", "warriors-of-ashra", "migol-ironwill"}},
        {{"axegrinders-of-burning-forge", "migol-ironwill"}, {"captain-america", "iron-man"}},
        {{"guilty-mccreech", "crixus"}, {"kaemon-awa", "tagawa-samurai-archers"}},
        {{"torin", "heavy-gruts"}, {"johnny-shotgun-sullivan"}},
        {{"zelrig", "guilty-mccreech"}, {"10th-regiment-of-foot", "4th-massachusetts-line"}},
        {{"braxas", "sudema"}, {"ashigaru-harquebus", "james-murphy", "deadeye-dan"}},
        {{"me-burq-sa", "queen-qhyrion"}, {"microcorp-agents", "gorillinators"}},
        {{"feral-troll", "water-elemental", "sahuagin-raider"},
         {"quasatch-hunters", "ordo-borealis", "knight-primus-adelbern"}},
        {{"cyprien-esenwein", "kelda-the-kyrie-warrior"}, {"rhogar-dragonspine", "phantom-knights", "shaolin-monks"}},
        {{"iron-golem", "zetacron", "omnicron-snipers", "warden-816"}, {"crixus", "finn"}},
        {{"aubrien-archers", "marro-warriors"}, {"kita-the-springrunner"}},
        {{"otonashi", "kumiko", "kaemon-awa"}, {"quasatch-hunters"}},
        {{"killian-vane-iii"}, {"sentinels-of-jandar"}},
        {{"guilty-mccreech", "crixus"}, {"alastair-macdirk"}},
        {{"guilty-mccreech", "crixus"}, {"einar-imperium"}},
        {{"guilty-mccreech", "crixus"}, {"charos"}},
        {{"tarn-viking-warriors", "valguard"}, {"su-bak-na", "marro-warriors"}},
        {{"dumutef-guard"}, {"ogre-pulverizer", "concan-the-kyrie-warrior"}},
        {{"ogre-pulverizer"}, {"zettian-guards", "sentinels-of-jandar"}},
        {{"sentinels-of-jandar"}, {"ogre-pulverizer"}},
        {{"capuan-gladiators", "crixus", "retiarius"}, {"blue-wyrmling", "runa"}},
        {{"anubian-wolves", "khosumet-the-darklord", "abomination"},
         {"incredible-hulk", "tagawa-samurai", "johnny-shotgun-sullivan"}},
        {{"iron-golem", "warden-816"}, {"deathwalker-8000", "deathwalker-7000"}},
        {{"agent-skahen", "otonashi", "kumiko"}, {"isamu", "ninjas-of-the-northern-wind", "kita-the-springrunner"}},
        {{"bok-bur-na", "killian-vane-iii"},
         {"mielki-the-kyrie-warrior", "protectors-of-ullar", "sentinels-of-jandar"}},
        {{"gurei-oni", "othkurik-the-black-dragon"}, {"macdirk-warriors", "alastair-macdirk", "brandis-skyhunter"}},
        {{"sujoah", "wo-sa-ga"}, {"saylind-the-kyrie-warrior", "einar-imperium"}},
        {{"deathstalkers", "kee-mo-shi"}, {"sgt-drake-alexander-aoa", "kilkorax-the-kyrie-warrior"}},
        {{"dund", "fyorlag-spiders"}, {"charos", "greenscale-warriors"}},
        {{"master-of-the-hunt", "dumutef-guard"}, {"ogre-pulverizer", "concan-the-kyrie-warrior"}},
        {{"grok-riders", "ne-gok-sa"}, {"mogrimm-forgehammer", "granite-guardians", "sonya-esenwein"}},
        {{"marro-drones", "marro-dividers"}, {"tul-bak-ra", "marrden-hounds", "marro-dividers"}},
        {{"brave-arrow", "mohican-river-tribe"}, {"fire-elemental", "kurrok-the-elementalist", "earth-elemental"}},
        {{"red-skull", "crixus"}, {"silver-surfer", "doctor-doom"}},
        {{"kato-katsuro", "ashigaru-yari", "ashigaru-harquebus"}, {"shades-of-bleakewoode", "morsbane", "arkmer"}},
        {{"parmenio", "sacred-band", "roman-archers"}, {"eldgrim-the-viking-champion", "sir-gilbert", "finn"}},
        {{"pelloth", "deepwyrm-drow", "drow-chainfighter"}, {"estivara", "fyorlag-spiders"}},
        {{"necrotech-wraithriders"}, {"ice-troll-berserker", "frost-giant-of-morh"}},
        {{"tandros-kreel", "ana-karithon"}, {"cyprien-esenwein", "sonya-esenwein", "marcu-esenwein"}},
        {{"master-win-chiu-woo", "shaolin-monks"}, {"acolarh", "emirroon", "aubrien-archers"}},
        {{"evar-scarcarver", "siege"}, {"moriko", "erevan-sunshadow"}},
        {{"major-q9", "major-q11"}, {"nakita-agents", "gorillinators"}},
        {{"sharwin-wildborn", "sir-hawthorne"}, {"fia-bonny-the-void-siren", "heavy-gruts"}},
        {{"laglor", "major-x17"}, {"ornak", "heavy-gruts"}},
        {{"hatamoto-taro", "kozuke-samurai"}, {"empress-kiova", "einar-imperium"}},
        {{"moltenclaw", "finn"}, {"fen-hydra", "wolves-of-badru"}},
        {{"jotun", "crixus"}, {"shurrak", "goblin-cutters"}},
        {{"brunak", "blade-gruts"}, {"theracus", "knights-of-weston"}},
        {{"blastatrons", "gladiatrons"}, {"deathreavers", "omnicron-repulsors"}},
        {{"death-chasers-of-thesk", "tornak"}, {"horned-skull-brutes", "goblin-cutters"}},
        {{"spider-man", "crixus"}, {"venom", "finn"}},
        {{"mind-flayer-mastermind", "mezzodemon-warmongers"}, {"glinerva-the-kyrie-warrior", "syvarris"}},
        {{"spartacus", "crixus", "capuan-gladiators"}, {"iskra-esenwein", "rechets-of-bogdan"}},
        {{"wing-commander-tuck-harrigan", "crixus"}, {"zettian-guards", "omnicron-repulsors"}},
        {{"ashigaru-yari", "kaemon-awa"}, {"krug", "marro-warriors"}},
        {{"ashigaru-yari"}, {"charos"}},
        {{"eltahale", "samuel-brown"}, {"warforged-soldiers", "shiori-aoa"}},
        {{"zombies-of-morindan", "thanos"}, {"dzu-teh", "crixus"}},
        {{"air-marshal-zed-nesbitt", "wing-commander-tuck-harrigan"}, {"thyraxis-dragoon", "crixus"}},
        {{"iron-lich-viscerot", "necrotech-wraithriders"}, {"wyvern", "air-elemental"}},
        {{"oathbound-phalanx", "oathbound-legionnaires"}, {"werewolf-lord", "mika-connour"}},
        {{"greater-ice-elemental", "hellforge-mandukor"}, {"ewashia-master-of-tides", "kita-the-springrunner"}},
        {{"sonlen-aoa", "finn"}, {"captain", "knaves-silver-scimitar", "cornelius-breech-the-derelict-prince"}},
        {{"ogre-warhulk", "crixus"}, {"heirloom", "darrak-ambershard"}},
        {{"zombies-of-morindan"}, {"heavy-gruts", "krug"}},
        {{"roman-archers"}, {"krug"}},
    };
    return armies;
}

// Orc Warriors and a Captain without powers, who stand beside Grimnak and the Knaves, are no shipped cards.
inline std::shared_ptr<const Catalogue> arena_catalogue() {
    static const std::shared_ptr<const Catalogue> catalogue = [] {
        Catalogue made = shipped();
        ArmyCard orcs = made[*made.card("tarn-viking-warriors")];
        orcs.id = "orc-warriors";
        orcs.species = "Orc";
        orcs.general = "Utgar";
        orcs.powers.clear();
        made.add(std::move(orcs));
        ArmyCard captain = made[*made.card("thorgrim")];
        captain.id = "captain";
        captain.card_class = "Captain";
        captain.powers.clear();
        made.add(std::move(captain));
        return std::make_shared<const Catalogue>(std::move(made));
    }();
    return catalogue;
}

class ArenaSide {  // Hands out the places of one side.
public:
    ArenaSide(const Hexes& singles, const Hexes& pairs) : singles_(singles), pairs_(pairs) {}

    Hexes places(const ArmyCard& card) {
        Hexes found;
        if (card.base == FigureBase::Double) {
            for (int i = 0; i < 2; ++i) take(found, pairs_[pair_++]);
            return found;
        }
        for (int i = 0; i < std::min(card.figures, 3) && next(); ++i) take(found, *next());
        return found;
    }

private:
    const HexCoord* next() const {
        const auto free =
            std::ranges::find_if(singles_, [&](HexCoord hex) { return std::ranges::count(taken_, hex) == 0; });
        return free == singles_.end() ? nullptr : &*free;
    }
    void take(Hexes& into, HexCoord hex) {
        into.push_back(hex);
        taken_.push_back(hex);
    }
    const Hexes& singles_;
    const Hexes& pairs_;
    Hexes taken_{};
    std::size_t pair_ = 0;
};

inline void add_walls(DrawnGame& game, const ArenaBoard& board) {
    const auto edge = [&](const char* kind, HexCoord hex, Direction side) {
        game.piece({.kind = *shipped().piece(kind), .at = hex, .level = 2, .side = side});
    };
    if (&board != &arena_boards()[2]) return;
    game.piece({.kind = *shipped().piece("ruin-2"), .at = {2, 3}, .level = 2});
    game.piece({.kind = *shipped().piece("stone-wall-4"), .at = {1, 2}, .level = 2, .to = {4, 2}});
    edge("castle-battlement", {5, 3}, Direction::NE);
    game.piece({.kind = *shipped().piece("laur-pillar"), .at = {4, 4}, .level = 2});
    game.piece({.kind = *shipped().piece("laur-pillar"), .at = {5, 4}, .level = 2});
    game.piece({.kind = *shipped().piece("laur-wall-short"), .at = {4, 4}, .level = 2, .to = {5, 4}});
    game.piece({.kind = *shipped().piece("warehouse-ruin-6"), .at = {2, -2}, .level = 1});
}

inline bool has_commons(const std::vector<std::string>& cards) {
    return std::ranges::any_of(
        cards, [](const std::string& id) { return (*arena_catalogue())[*arena_catalogue()->card(id)].is_common(); });
}

inline bool waits_off_board(const ArmyCard& card) {
    return card.power("the-drop") || card.power("glider-landing") || card.power("glide-down") ||
           card.power("waits-off-board");
}

inline DrawnGame arena(const std::string& edition, std::uint64_t number) {
    const ArenaBoard& board = arena_boards()[number % arena_boards().size()];
    const ArenaArmies& armies = arena_armies()[number / arena_boards().size() % arena_armies().size()];
    ShippedGame game(board.drawing, edition, board.signs);
    game.catalogue(arena_catalogue());
    add_walls(game, board);
    for (const int player : {1, 2}) {
        ArenaSide side =
            player == 1 ? ArenaSide(board.left, board.left_pairs) : ArenaSide(board.right, board.right_pairs);
        for (const std::string& id : player == 1 ? armies.first : armies.second) {
            const ArmyCard& type = (*arena_catalogue())[*arena_catalogue()->card(id)];
            if (type.base == FigureBase::Hive)
                game.hive(player,
                          player == 1 ? HexCoord{-3, 2} : HexCoord{&board == &arena_boards().back() ? 8 : 10, 2});
            else if (waits_off_board(type)) game.army(player, id, {});
            else game.army(player, id, side.places(type));
            if (id == "grimnak")
                game.army(player, "orc-warriors", side.places(shipped()[*shipped().card("tarn-viking-warriors")]));
        }
    }
    const std::size_t kinds = shipped().glyphs().size();
    const GlyphType &first = shipped().glyphs()[number / 3 % kinds],
                    &any = shipped().glyphs()[(number / 3 + 1 + number / 7 % (kinds - 1)) % kinds];
    game.glyph(first.id, {3, 3}, number % 2 != 0 ? Facing::Symbol : Facing::Power);
    // The second army then holds the glyph as its own.
    const bool commons = number % 4 == 0 && has_commons(armies.second);
    const GlyphType& second = commons ? shipped()[*shipped().glyph("crevcor")] : any;
    game.glyph(second.id, second.permanent ? (number % 2 != 0 ? board.left : board.right).front() : HexCoord{2, 2},
               Facing::Power);  // A figure starts on it.
    return game.rounds(12);
}

}  // namespace hexwright::testing
