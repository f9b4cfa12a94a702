#include "editor/desk/desk_figures.h"

#include "editor/document/edits/zoning.h"
#include "editor/editing/commit.h"
#include "editor/editing/pointing.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"
#include "engine/setup/start_space.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwright::desk {

namespace {

Army& army_of(Setup& setup, int player) {
    const auto index = static_cast<std::size_t>(player);
    return index < setup.players.size() ? setup.players[index].army : setup.nobodys;
}

const Army& army_of(const Setup& setup, int player) { return army_of(const_cast<Setup&>(setup), player); }

int player_shown(const OpenMap& map, const Setup& setup) {
    return std::clamp(map.desk.player, 0, setup.player_count());
}

bool shows_figures(const OpenMap& map) {
    return map.desk.open && map.desk.part == DeskPart::Players && !map.table.on() && setup_at_desk(map);
}

const CardOfArmy* card_in(const Army& army, const std::string& card) {
    const auto found = std::ranges::find(army.cards, card, &CardOfArmy::card);
    return found == army.cards.end() ? nullptr : &*found;
}

const StartSpace* start_of(const Setup& setup, const DeskFigure& figure) {
    if (figure.player > setup.player_count()) return nullptr;
    const CardOfArmy* card = card_in(army_of(setup, figure.player), figure.card);
    return card && figure.index < card->figures.size() ? &card->figures[figure.index] : nullptr;
}

// Calls `see` with each figure of the set-up and its start space.
template <class See>
void each_figure(const Setup& setup, See&& see) {
    for (int player = 0; player <= setup.player_count(); ++player)
        for (const CardOfArmy& card : army_of(setup, player).cards)
            for (std::size_t i = 0; i < card.figures.size(); ++i)
                see(DeskFigure{player, card.card, i}, card.figures[i]);
}

std::vector<CardOfArmy> cards_on_map(const Setup& setup) {
    std::vector<CardOfArmy> cards;
    for (int player = 0; player <= setup.player_count(); ++player)
        for (const CardOfArmy& card : army_of(setup, player).cards) cards.push_back(card);
    return cards;
}

// The figure that stands there; of several on bridges over each other that on the space meant.
std::optional<DeskFigure> figure_under(const OpenMap& map, const Pointer& pointer) {
    const Surface* meant = surface_meant(map.view, map.document, pointer);
    std::optional<DeskFigure> found;
    bool exact = false;
    each_figure(*setup_at_desk(map), [&](DeskFigure figure, const StartSpace& start) {
        for (const bool tail : {false, true}) {
            if (tail && !start.tail) continue;
            const Space space = tail ? *start.tail : start.at;
            const bool here = meant && space == meant->space;
            if (space.at != pointer.hex || (found && (exact || !here))) continue;
            figure.tail = tail;
            found = figure;
            exact = here;
        }
    });
    return found;
}

// Changes the army of one player of the set-up shown.
template <class Change>
bool change_army(OpenMap& map, int player, Message title, Change&& change) {
    std::vector<Setup> setups = *map.now().scenario->setups;
    change(army_of(setups[std::min(map.desk.setup, setups.size() - 1)], player));
    return commit(map, Edit{SetSetups{std::move(setups)}, std::move(title)});
}

std::string name_of_card(const OpenMap& map, const std::string& card) {
    const auto kind = map.catalogue().card(card);
    return kind ? map.catalogue()[*kind].name : card;
}

Message title(const EditorState& editor, const char* id, const std::string& card, Space at) {
    return {id, {{"card", name_of_card(editor.map, card)}, {"space", to_text(at)}}};
}

bool refused(EditorState& editor, Message why) {
    refuse(editor.map.status, std::move(why));
    return false;
}

bool put_figure(EditorState& editor, const Pointer& pointer) {
    const Setup& setup = *setup_at_desk(editor.map);
    const int player = player_shown(editor.map, setup);
    const std::string card = editor.map.desk.standing;
    const CardOfArmy* entry = card_in(army_of(setup, player), card);
    if (!entry || entry->figures.size() >= figures_of_card(*entry, editor.catalogue())) {
        editor.map.desk.standing.clear();
        return refused(editor, {"desk.all-stand", {{"card", name_of_card(editor.map, card)}}});
    }
    const std::size_t index = entry->figures.size();
    const bool last = index + 1 == figures_of_card(*entry, editor.catalogue());
    const Surface* surface = surface_meant(editor.map.view, editor.map.document, pointer);
    if (!surface) return refused(editor, {"desk.no-space"});
    const auto start =
        start_space(*editor.now().scenario, editor.catalogue(), card, surface->space, {}, cards_on_map(setup));
    if (!start) return refused(editor, start.error().message);
    const bool done = change_army(
        editor.map, player, title(editor, "edit.figure-put", card, start->at),
        [&](Army& army) { std::ranges::find(army.cards, card, &CardOfArmy::card)->figures.push_back(*start); });
    if (done) editor.map.desk.figure = DeskFigure{player, card, index};
    if (done && last) editor.map.desk.standing.clear();
    return done;
}

// Where the tail comes to lie when the leading space goes elsewhere: on the same side, if there is a space there.
std::optional<Space> tail_beside(const OpenMap& map, const StartSpace& before, Space at) {
    if (!before.tail) return {};
    const HexCoord hex = at.at + (before.tail->at - before.at.at);
    const Surface* surface = surface_at(map.view, map.document, hex);
    return surface ? std::optional(surface->space) : std::nullopt;
}

Result<StartSpace> moved_to(const EditorState& editor, const DeskFigure& figure, Space to) {
    const Setup& setup = *setup_at_desk(editor.map);
    const StartSpace before = *start_of(setup, figure);
    std::vector<CardOfArmy> others;
    each_figure(setup, [&](const DeskFigure& other, const StartSpace& start) {
        if (!other.is(figure)) others.push_back({.card = other.card, .figures = {start}});
    });
    const auto at = [&](Space space, std::optional<Space> tail) {
        return start_space(*editor.now().scenario, editor.catalogue(), figure.card, space, tail, others);
    };
    if (figure.tail) return at(before.at, to);
    if (const auto tail = tail_beside(editor.map, before, to))
        if (auto same_side = at(to, tail)) return same_side;
    return at(to, {});
}

bool move_figure(EditorState& editor, const Pointer& pointer) {
    const DeskFigure figure = *editor.map.desk.figure;
    const Surface* surface = surface_meant(editor.map.view, editor.map.document, pointer);
    if (!surface) return refused(editor, {"desk.no-space"});
    const auto start = moved_to(editor, figure, surface->space);
    if (!start) return refused(editor, start.error().message);
    return change_army(
        editor.map, figure.player, title(editor, "edit.figure-move", figure.card, start->at), [&](Army& army) {
            std::ranges::find(army.cards, figure.card, &CardOfArmy::card)->figures[figure.index] = *start;
        });
}

FigureLook look_at_desk(const OpenMap& map, const Setup& setup, const DeskFigure& figure, const StartSpace& start,
                        int id) {
    const CardKind kind = *map.catalogue().card(figure.card);
    FigureLook look{.figure = FigureId{id}, .card = look_of(map.catalogue()[kind]), .spaces = {start.at}};
    look.facing = std::numbers::pi / 2;
    if (start.tail) {
        look.spaces.push_back(*start.tail);
        const Point head = formats::centre_of(start.at.at), tail = formats::centre_of(start.tail->at);
        look.facing = std::atan2(head.y - tail.y, head.x - tail.x);
    }
    for (const Space space : look.spaces) {
        const Surface* surface = map.now().terrain.surface(space);
        look.top = std::max(look.top, surface ? int{surface->top} : space.level * sevenths_per_level);
    }
    if (figure.player < setup.player_count())
        look.player = setup.players[static_cast<std::size_t>(figure.player)].number;
    const CardOfArmy& entry = *card_in(army_of(setup, figure.player), figure.card);
    look.number = figures_of_card(entry, map.catalogue()) > 1 ? static_cast<int>(figure.index) + 1 : 0;
    look.life = map.catalogue()[kind].life;
    return look;
}

// Where the figure in hand would stand; its own place while the pointer is over it or over nothing.
StartSpace place_in_hand(const OpenMap& map, const StartSpace& start, bool by_tail) {
    if (!map.tools.hovered || map.tools.hovered->hex == map.tools.pressed->hex) return start;
    const Surface* surface = surface_meant(map.view, map.document, *map.tools.hovered);
    if (!surface) return start;
    if (by_tail) return {start.at, surface->space};
    return {surface->space, tail_beside(map, start, surface->space)};
}

}  // namespace

const Setup* setup_at_desk(const OpenMap& map) {
    const auto& setups = *map.now().scenario->setups;
    return setups.empty() ? nullptr : &setups[std::min(map.desk.setup, setups.size() - 1)];
}

const Army* army_at_desk(const OpenMap& map) {
    const Setup* setup = setup_at_desk(map);
    return setup ? &army_of(*setup, player_shown(map, *setup)) : nullptr;
}

std::vector<FigureLook> figures_at_desk(const OpenMap& map) {
    std::vector<FigureLook> looks;
    if (!shows_figures(map)) return looks;
    const Setup& setup = *setup_at_desk(map);
    each_figure(setup, [&](const DeskFigure& figure, const StartSpace& start) {
        if (!map.catalogue().card(figure.card)) return;
        const bool chosen = map.desk.figure && map.desk.figure->is(figure);
        const bool in_hand = chosen && map.desk.carries && map.tools.pressed;
        const StartSpace at = in_hand ? place_in_hand(map, start, map.desk.figure->tail) : start;
        looks.push_back(look_at_desk(map, setup, figure, at, static_cast<int>(looks.size())));
        looks.back().active = chosen;
        looks.back().faded = !(at == start);
    });
    return looks;
}

std::size_t figures_of_card(const CardOfArmy& card, const Catalogue& catalogue) {
    const auto kind = catalogue.card(card.card);
    return kind ? static_cast<std::size_t>(catalogue[*kind].figures * card.copies) : 0;
}

void begin_standing(EditorState& editor, const std::string& card) {
    editor.map.status.notice.reset();
    const bool ends = editor.map.desk.standing == card;
    editor.map.desk.standing = ends ? "" : card;
    if (ends) return;
    if (editor.map.tools.current != Tool::Select) choose_tool(editor, Tool::Select);
    say(editor.map.status, {"desk.stand-them", {{"card", name_of_card(editor.map, card)}}});
}

bool paint_start_zone(EditorState& editor) {
    const Setup* setup = setup_at_desk(editor.map);
    const auto index = static_cast<std::size_t>(setup ? player_shown(editor.map, *setup) : 0);
    if (!setup || index >= setup->players.size()) return false;
    const std::vector<std::string> zones = setup->players[index].zones;
    std::string in_hand;
    if (zones.empty()) {
        const Zones before = *editor.now().scenario->zones;
        const auto color = static_cast<std::size_t>(setup->players[index].number - 1) % player_colors.size();
        const Zone zone = start_zone(player_colors[color], before);
        std::vector<Setup> setups = *editor.now().scenario->setups;
        setups[static_cast<std::size_t>(setup - editor.now().scenario->setups->data())].players[index].zones = {
            zone.id};
        const Message title{"edit.zone-add", {{"zone", zone.id}}};
        if (!commit(editor.map, Edit{Compound{{Edit{SetZones{document::painted(before, zone, {})}, title},
                                               Edit{SetSetups{std::move(setups)}, title}}},
                                     title}))
            return false;
        in_hand = zone.id;
    } else {
        const auto now = std::ranges::find(zones, editor.map.tools.zone_brush.id);
        const bool next = editor.map.tools.current == Tool::Zone && now != zones.end() && now + 1 != zones.end();
        in_hand = next ? *(now + 1) : zones.front();
    }
    hold_zone(editor.map, in_hand);
    if (editor.map.tools.current != Tool::Zone) choose_tool(editor, Tool::Zone);
    say(editor.map.status, {"desk.paint-zone", {{"zone", in_hand}}});
    return true;
}

bool press_at_desk(EditorState& editor, const Pointer& pointer) {
    editor.map.desk.carries = false;
    if (!shows_figures(editor.map) || editor.map.tools.current != Tool::Select) return false;
    editor.map.desk.figure = figure_under(editor.map, pointer);
    if (editor.map.desk.figure && pointer.mods.ctrl) return remove_figure(editor), true;
    if (editor.map.desk.figure) {
        editor.map.desk.carries = true;
        editor.map.tools.pressed = pointer;
        return true;
    }
    if (editor.map.desk.standing.empty()) return false;
    (void)put_figure(editor, pointer);
    return true;
}

bool release_at_desk(EditorState& editor, const Pointer& pointer) {
    if (!editor.map.desk.carries) return false;
    editor.map.desk.carries = false;
    if (has_figure_chosen(editor) && editor.map.tools.pressed && editor.map.tools.pressed->hex != pointer.hex)
        (void)move_figure(editor, pointer);
    editor.map.tools.pressed.reset();
    return true;
}

bool has_figure_chosen(const EditorState& editor) {
    return shows_figures(editor.map) && editor.map.desk.figure &&
           start_of(*setup_at_desk(editor.map), *editor.map.desk.figure);
}

bool remove_figure(EditorState& editor) {
    if (!has_figure_chosen(editor)) return false;
    const DeskFigure figure = *editor.map.desk.figure;
    const Space at = start_of(*setup_at_desk(editor.map), figure)->at;
    editor.map.desk.figure.reset();
    return change_army(editor.map, figure.player, title(editor, "edit.figure-remove", figure.card, at),
                       [&](Army& army) {
                           auto& figures = std::ranges::find(army.cards, figure.card, &CardOfArmy::card)->figures;
                           figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(figure.index));
                       });
}

bool take_all_off(OpenMap& map, const std::string& card) {
    const Army* army = army_at_desk(map);
    const CardOfArmy* entry = army ? card_in(*army, card) : nullptr;
    if (!entry || entry->figures.empty()) return false;
    map.desk.figure.reset();
    const Message title{"edit.figures-off", {{"card", name_of_card(map, card)}}};
    return change_army(map, player_shown(map, *setup_at_desk(map)), title, [&](Army& changed) {
        std::ranges::find(changed.cards, card, &CardOfArmy::card)->figures.clear();
    });
}

Army with_one_less(Army army, const std::string& card, const Catalogue& catalogue) {
    const auto entry = std::ranges::find(army.cards, card, &CardOfArmy::card);
    if (entry == army.cards.end()) return army;
    if (--entry->copies == 0) {
        army.cards.erase(entry);
        return army;
    }
    const std::size_t most = figures_of_card(*entry, catalogue);
    if (most > 0 && entry->figures.size() > most) entry->figures.resize(most);
    return army;
}

}  // namespace hexwright::desk
