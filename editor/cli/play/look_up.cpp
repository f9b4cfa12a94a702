#include "editor/cli/play/look_up.h"

#include "editor/cli/catalogue_cards.h"
#include "editor/cli/play/moment.h"
#include "engine/core/text.h"
#include "engine/game/board_query.h"
#include "engine/rules/line_of_sight.h"
#include "engine/rules/range.h"
#include "engine/rules/targeting.h"
#include "engine/story/story.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace hexwright::cli {
namespace {

constexpr int usual_height_of_figure = 5;

// ---- sight

struct SightEnd {
    FigureBody body{};
    FigureId figure{};  // Invalid for a space.
    std::string name{};
};

std::vector<FigureId> figures_called(const GameState& seen, const std::string& name) {
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < seen.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (seen[figure].on_board() && (holds_words(name_in_army(seen, figure), name) || name_of(seen, figure) == name))
            found.push_back(figure);
    }
    return found;
}

Result<SightEnd> end_named(const GameState& seen, const std::string& name) {
    if (const auto space = space_from(name)) {
        const Terrain& terrain = seen.board->terrain();
        const Surface* ground = terrain.surface(*space);
        if (!ground) return failure(nobody_stands(terrain, *space));
        if (ground->room < usual_height_of_figure)
            return failure(Message{"sight.no-room",
                                   {{"space", name}, {"height", usual_height_of_figure}, {"room", ground->room}}});
        return SightEnd{figure_body(*ground, usual_height_of_figure), {}, name};
    }
    const std::vector<FigureId> meant = figures_called(seen, name);
    if (meant.size() > 1) {
        std::string ids;
        for (const FigureId figure : meant) ids += (ids.empty() ? "" : ", ") + name_of(seen, figure);
        return failure(Message{"human.several-figures", {{"text", name}, {"figures", ids}}});
    }
    const auto figure = meant.empty() ? standing_figure(name, seen) : Result<FigureId>(meant.front());
    if (!figure) return failure(figure.error());
    return SightEnd{body_of(seen, *figure), *figure, name_of(seen, *figure)};
}

std::string blocker_text(const Blocker& blocker, const GameState& seen) {
    if (const FigureId* figure = std::get_if<FigureId>(&blocker)) return name_of(seen, *figure);
    const PlacedPiece* piece = seen.battlefield->find(std::get<PieceId>(blocker));
    return piece ? seen.catalogue()[piece->kind].id + " " + to_text(Space{piece->at, piece->level}) : "?";
}

std::span<const HexCoord> hexes_below(const FigureBody& body) {
    return std::span(body.hexes).first(static_cast<std::size_t>(body.spaces));
}

Sight sight_between(const GameState& seen, const SightEnd& from, const SightEnd& to) {
    std::vector<FigureBody> bodies;
    for (std::size_t i = 0; i < seen.figures.size(); ++i)
        if (const FigureId figure{static_cast<int>(i)}; seen[figure].on_board())
            bodies.push_back(body_of(seen, figure));
    // Nobody hides a space by standing on it.
    std::erase_if(bodies, [&](const FigureBody& each) {
        return each.hexes[0] == from.body.hexes[0] || each.hexes[0] == to.body.hexes[0];
    });
    Sight sight = line_of_sight({seen.board->terrain(), bodies}, from.body, to.body, part_to_see(seen.rules()));
    if (from.figure.valid() && to.figure.valid()) sight.seen = BoardQuery(seen).sees(from.figure, to.figure);
    return sight;
}

}  // namespace

Result<std::string> sight_looked_up(const GameState& seen, const std::string& from, const std::string& to,
                                    const Words& words) {
    const auto first = end_named(seen, from), second = end_named(seen, to);
    if (!first) return failure(first.error());
    if (!second) return failure(second.error());
    const Sight sight = sight_between(seen, *first, *second);
    const auto range = range_between(seen.board->terrain(), hexes_below(first->body), hexes_below(second->body));
    std::string text =
        words(Message{sight.seen ? "sight.seen" : "sight.hidden", {{"from", first->name}, {"to", second->name}}}) +
        "\n" + (range ? words(Message{"sight.range", {{"n", *range}}}) : words("sight.no-way")) + "\n";
    if (sight.seen || sight.blocked_by.empty()) return text;
    text += words("sight.in-the-way") + "\n";
    for (const Blocker& blocker : sight.blocked_by) text += "  " + blocker_text(blocker, seen) + "\n";
    return text;
}

Result<std::string> card_looked_up(const GameState& seen, const std::string& name, const Words& words) {
    std::vector<CardKind> found;
    if (const auto exact = seen.catalogue().card(name)) found.push_back(*exact);
    for (const GameCard& card : seen.cards)
        if (const ArmyCard& each = seen.catalogue()[card.kind];
            (found.empty() || each.id != name) && std::ranges::count(found, card.kind) == 0 &&
            (holds_words(each.name, name) || holds_words(each.id, name)))
            found.push_back(card.kind);
    if (found.empty()) {
        const auto known = known_card(name, seen.catalogue());
        if (!known) return failure(known.error());
    }
    std::string text;
    for (const CardKind kind : found)
        text += line_of(seen.catalogue()[kind], words) + "\n" +
                (found.size() == 1 ? more_about(seen.catalogue()[kind], seen.catalogue(), words) : "");
    return text;
}

}  // namespace hexwright::cli
