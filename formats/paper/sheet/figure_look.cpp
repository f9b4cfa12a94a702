#include "formats/paper/sheet/figure_look.h"

#include "engine/core/text.h"
#include "engine/game/board_query.h"
#include "engine/game/carrying.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace hexwright::paper {
namespace {

// A row of the table of silhouettes; the first row that fits a card decides. An empty word fits every card.
struct SilhouetteRow {
    Silhouette silhouette;
    std::string_view species{}, card_class{};
    std::string_view power{};  // The verb of a power that it has.
    std::optional<FigureBase> base{};
    FigureSize least_size = FigureSize::Small;
    int least_range = 0;
};
constexpr SilhouetteRow silhouette_rows[] = {
    {.silhouette = Silhouette::Hive, .base = FigureBase::Hive},
    {.silhouette = Silhouette::Soulborg, .species = "Soulborg"},
    {.silhouette = Silhouette::Dragon, .species = "Dragon"},
    {.silhouette = Silhouette::Floating, .card_class = "Beast", .power = "flying"},
    {.silhouette = Silhouette::Winged, .power = "flying"},
    {.silhouette = Silhouette::Winged, .power = "stealth-flying"},
    {.silhouette = Silhouette::Winged, .power = "glider-landing"},
    {.silhouette = Silhouette::Rider, .base = FigureBase::Double},
    {.silhouette = Silhouette::Beast, .card_class = "Beast"},
    {.silhouette = Silhouette::Beast, .species = "Nagrubs"},
    {.silhouette = Silhouette::Beast, .species = "Skordyre"},
    {.silhouette = Silhouette::Caster, .card_class = "Wizard"},
    {.silhouette = Silhouette::Caster, .card_class = "Archmage"},
    {.silhouette = Silhouette::Archer, .card_class = "Archer"},
    {.silhouette = Silhouette::Bulky, .species = "Dwarf"},
    {.silhouette = Silhouette::Bulky, .least_size = FigureSize::Large},
    {.silhouette = Silhouette::Hunched, .species = "Marro"},
    {.silhouette = Silhouette::Shooter, .least_range = 4},
};

bool fits_row(const ArmyCard& card, const SilhouetteRow& row) {
    const auto word = [](std::string_view wanted, std::string_view printed) {
        return wanted.empty() || lower(wanted) == lower(printed);
    };
    return word(row.species, card.species) && word(row.card_class, card.card_class) &&
           (row.power.empty() || card.power(row.power)) && (!row.base || *row.base == card.base) &&
           card.size >= row.least_size && card.master.range >= row.least_range;
}

Silhouette silhouette_of(const ArmyCard& card) {
    for (const SilhouetteRow& row : silhouette_rows)
        if (fits_row(card, row)) return row.silhouette;
    return Silhouette::Warrior;
}

// ---- letters

// The first `count` characters of UTF-8 text.
std::string beginning(std::string_view text, int count) {
    std::size_t end = 0;
    while (count-- > 0 && end < text.size()) do
            ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80);
    return std::string(text.substr(0, end));
}

// The words of a card's name that count: no titles with a stop, no words in small letters, and for a hero no epithet
// ("Finn the Viking Champion", "Raakchott, Steward of Death").
std::vector<std::string> telling_words(const ArmyCard& card) {
    std::string name = card.name;
    if (card.is_hero()) name.resize(std::min({name.find(" the "), name.find(','), name.size()}));
    std::ranges::replace(name, '-', ' ');
    std::vector<std::string> words = words_in(name);
    std::erase_if(words,
                  [](const std::string& word) { return word.ends_with('.') || (word[0] >= 'a' && word[0] <= 'z'); });
    return words;
}

std::string letters_on_token(const ArmyCard& card) {
    const std::vector<std::string> words = telling_words(card);
    if (words.size() < 2) return beginning(words.empty() ? card.name : words[0], 3);
    // Common heroes come in colours: a Black Wyrmling and a Blue one.
    if (card.is_hero() && card.is_common() && words.size() == 2)
        return beginning(words[0], 1) + words[0].back() + beginning(words[1], 1);
    // The squads of one people have its name: Marro Drudge and Marro Dividers.
    if (!card.is_hero() && card.is_common() && words.size() == 2 && words[0] == card.species)
        return beginning(words[0], 1) + beginning(words[1], 2);
    std::string letters;
    for (std::size_t i = 0; i < std::min<std::size_t>(words.size(), 3); ++i) letters += beginning(words[i], 1);
    return letters;
}

// ---- figures of a game

double angle(Point offset) { return std::atan2(offset.y, offset.x); }

int top_of(const Board& board, const std::vector<Space>& spaces) {
    int top = 0;
    for (const Space space : spaces) {
        const Surface* surface = board.terrain().surface(space);
        top = std::max(top, surface ? int{surface->top} : space.level * sevenths_per_level);
    }
    return top;
}

void note_turn(const GameState& state, FigureLook& look) {
    if (state.turns.empty()) return;
    const Turn& turn = state.turns.back();
    const Figure& figure = state[look.figure];
    if (figure.card != turn.card) return;
    look.moved = figure.moved == Figure::Moved::Yes;
    look.acted = figure.barred || std::ranges::count(turn.attacks_made, look.figure, &AttackMade::figure) > 0;
    look.active = !look.acted && std::ranges::count(able_figures(state), look.figure) > 0;
}

// Single bases face the nearest enemy; where there is none, down the map, towards who looks at it.
void face_enemies(const GameState& state, std::vector<FigureLook>& looks) {
    for (FigureLook& look : looks) {
        if (look.card.base != FigureBase::Single) continue;
        const Point here = centre_of(look.spaces[0].at);
        double nearest = std::numeric_limits<double>::infinity();
        for (const FigureLook& other : looks) {
            const Point offset = centre_of(other.spaces[0].at) - here;
            if (friends(state, look.figure, other.figure) || length(offset) >= nearest) continue;
            nearest = length(offset);
            look.facing = angle(offset);
        }
    }
}

}  // namespace

CardLook look_of(const ArmyCard& card) {
    return {silhouette_of(card), card.is_hero(), card.base, card.height, letters_on_token(card)};
}

FigureLook look_of(const GameState& state, FigureId figure, std::vector<Space> spaces) {
    const ArmyCard& card = printed(state, figure);
    FigureLook look{.figure = figure, .card = look_of(card), .spaces = std::move(spaces)};
    look.top = top_of(*state.board, look.spaces);
    look.facing = look.card.base == FigureBase::Double && look.spaces.size() > 1
                      ? angle(centre_of(look.spaces[0].at) - centre_of(look.spaces[1].at))
                      : std::numbers::pi / 2;
    look.player = controller(state, figure).value + 1;
    const bool alone = figures_of(state, state[figure].card).size() == 1;
    look.number = alone ? 0 : state[figure].number + 1;
    look.wounds = state[figure].wounds;
    look.laden = carries_anything(state, figure);
    look.life = card.life;
    note_turn(state, look);
    return look;
}

std::vector<FigureLook> figures_on(const GameState& seen) {
    std::vector<FigureLook> looks;
    const BoardQuery query(seen);
    for (std::size_t i = 0; i < seen.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!seen[figure].on_board()) continue;
        std::vector<Space> spaces;
        for (const SpaceIndex space : spaces_of(seen, figure)) spaces.push_back((*seen.board)[space].space);
        looks.push_back(look_of(seen, figure, std::move(spaces)));
        looks.back().engaged = query.engaged(figure);
    }
    face_enemies(seen, looks);
    return looks;
}

unsigned token_color(int player) {
    constexpr std::string_view names[] = {"", "red", "blue", "green", "orange", "yellow", "purple", "cyan", "magenta"};
    return player_color(player > 0 && player < static_cast<int>(std::size(names)) ? names[player] : "");
}

PlayerMark mark_of_player(int player) { return static_cast<PlayerMark>(std::max(0, player - 1) % 8); }

}  // namespace hexwright::paper
