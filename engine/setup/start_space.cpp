#include "engine/setup/start_space.h"

#include "engine/game/board_query.h"

#include <algorithm>

namespace hexwright::setup {
namespace {

constexpr PlayerId who_puts{0};  // Where a figure can stand does not depend on whose it is.

// The battlefield as it lies there, without anything that a game would do to it.
Result<GameState> bare_battlefield(const Scenario& scenario, const Catalogue& catalogue) {
    Scenario bare;
    bare.edition = scenario.edition;
    bare.house_rules = scenario.house_rules;
    bare.battlefield = scenario.battlefield;
    const std::shared_ptr<const Catalogue> shared(std::shared_ptr<const Catalogue>{}, &catalogue);
    auto started = start_game(bare, shared, {.players = 2, .arranged = true});
    if (!started) return failure(started.error());
    return std::move(started->state);
}

GameState with_others(GameState state, const std::vector<CardOfArmy>& others) {
    for (const CardOfArmy& entry : others)
        for (const StartSpace& start : entry.figures)
            if (auto joined = with_newcomer(state, who_puts, entry.card, start)) state = std::move(joined->state);
    return state;
}

// The spaces of the same height beside this one.
std::vector<Space> beside(const Board& board, Space at) {
    std::vector<Space> found;
    const SpaceIndex here = board.index(at);
    if (here == no_space) return found;
    for (const Direction side : all_directions)
        for (const SpaceIndex there : board.spaces_at(neighbour(at.at, side)))
            if (board[there].height == board[here].height) found.push_back(board[there].space);
    return found;
}

}  // namespace

Result<StartSpace> start_space(const Scenario& scenario, const Catalogue& catalogue, const std::string& card, Space at,
                               std::optional<Space> tail, const std::vector<CardOfArmy>& others) {
    auto bare = bare_battlefield(scenario, catalogue);
    if (!bare) return failure(bare.error());
    const GameState state = with_others(std::move(*bare), others);
    const auto kind = catalogue.card(card);
    const bool wants_tail = kind && catalogue[*kind].base == FigureBase::Double;
    std::vector<std::optional<Space>> tails{std::nullopt};
    if (wants_tail && tail) tails = {tail};
    else if (wants_tail) {
        const std::vector<Space> sides = beside(*state.board, at);
        if (!sides.empty()) tails.assign(sides.begin(), sides.end());
    }
    std::vector<Message> reasons;
    for (const auto& each : tails) {
        const StartSpace start{at, each};
        const auto stood = with_newcomer(state, who_puts, card, start);
        if (stood) return start;
        reasons.push_back(stood.error().message);
    }
    // Where every side fails for one reason, it is the leading space's.
    if (std::ranges::count(reasons, reasons.front()) == std::ssize(reasons)) return failure(reasons.front());
    return failure(Message{"setup.no-side-for-tail", {{"card", catalogue[*kind].name}, {"space", to_text(at)}}});
}

}  // namespace hexwright::setup
