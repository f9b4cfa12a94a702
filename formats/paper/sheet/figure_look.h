// How a figure looks in every view, derived from its card and the state of the game: plan, sheets and the 3D view draw
// this. It knows neither pixels nor triangles.
#pragma once
#include "engine/board/catalogue/army_card.h"
#include "engine/core/choices.h"
#include "engine/game/state.h"
#include "formats/paper/room.h"

#include <string>
#include <vector>

namespace hexwright::paper {

// The outline by which a figure is known from afar.
enum class Silhouette : unsigned char {
    Warrior,   // Stands with sword and shield.
    Shooter,   // Holds a gun.
    Archer,    // Holds a bow.
    Caster,    // In a robe, with a staff.
    Bulky,     // Broad and heavy: bears in armour, dwarves.
    Hunched,   // The Marro: bent forward, with a crest.
    Beast,     // On four legs.
    Winged,    // A person with wings.
    Dragon,    // A winged beast.
    Floating,  // A winged eye above its base.
    Soulborg,  // Square-built, of metal.
    Rider,     // On a mount.
    Hive,      // Itself a piece of the battlefield: only what happens to it is marked.
};
inline constexpr std::string_view silhouette_words[] = {"warrior",  "shooter", "archer", "caster", "bulky",
                                                        "hunched",  "beast",   "winged", "dragon", "floating",
                                                        "soulborg", "rider",   "hive"};
constexpr Choices words_of(Silhouette) { return silhouette_words; }
inline constexpr std::size_t silhouette_count = std::size(silhouette_words);

struct CardLook {  // What all figures of a card have in common.
    Silhouette silhouette = Silhouette::Warrior;
    bool hero = true;  // Squad members are plainer and slimmer.
    FigureBase base = FigureBase::Single;
    int height = 5;         // Height in levels.
    std::string letters{};  // One to three letters or digits of the name, in UTF-8: "Rae", "TVW".
    friend bool operator==(const CardLook&, const CardLook&) = default;
};
CardLook look_of(const ArmyCard& card);

struct FigureLook {
    FigureId figure{};
    CardLook card{};
    std::vector<Space> spaces{};  // The leading one first. Empty for a figure that stands nowhere.
    int top = 0;                  // Where its base stands, in sevenths of a level above the table.
    // Where it faces, in radians clockwise on the plan; 0 is east. A double base faces its leading space, a single one
    // the nearest enemy.
    double facing = 0;
    int player = 0;  // Its controller, from 1; see token_color(). 0 is nobody.
    int number = 0;  // Among the figures of its card, from 1 over all copies, as the story calls it; 0 if it is alone.
    int wounds = 0, life = 1;
    bool engaged = false;
    bool laden = false;   // It carries a glyph or another figure.
    bool moved = false;   // This turn, wholly.
    bool acted = false;   // It has attacked this turn, or may not act in it.
    bool active = false;  // Its card is taking the turn, and the figure may still act.
    bool faded = false;   // Where it is not (yet): a ghost.
    friend bool operator==(const FigureLook&, const FigureLook&) = default;
};

// All figures on the battlefield as this observation shows them, in the order of their ids.
std::vector<FigureLook> figures_on(const GameState& seen);

// The figure as if it stood on these spaces (none: beside the map, in the tray). Whom it would be engaged with there is
// not told.
FigureLook look_of(const GameState& state, FigureId figure, std::vector<Space> spaces);

unsigned token_color(int player);  // 0xRRGGBB of player 1..8; grey for anybody else.

// A sign of the player that survives grey.
enum class PlayerMark : unsigned char { Dot, Square, Triangle, Diamond, Cross, Ring, Bar, Star };
PlayerMark mark_of_player(int player);  // Of player 1..8.

}  // namespace hexwright::paper
