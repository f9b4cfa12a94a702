// What makes no sense in a test, whatever the rules are.
#include "engine/trials/trial.h"

#include <algorithm>

namespace hexwright::trials {
namespace {

MaybeTrouble trouble_on(int line, Message message) { return TestTrouble{line, {std::move(message)}}; }

MaybeTrouble no_player(int line, int player, const GameState& state) {
    const auto here = static_cast<int>(state.players.size());
    if (player <= here) return {};
    return trouble_on(line, {"test.no-player", {{"player", player}, {"n", here}}});
}

// ---- the position

MaybeTrouble in_figure(const trial::Figure& figure, const GameState& state) {
    if (auto trouble = no_player(figure.line, figure.player.or_else(0), state)) return trouble;
    const bool stands = figure.at.space || figure.tail.space || figure.wounds != 0;
    if (figure.where != trial::Where::Battlefield && stands) return trouble_on(figure.line, {"test.stands-nowhere"});
    if (figure.tail.space && !figure.at.space) return trouble_on(figure.line, {"test.tail-alone"});
    return {};
}

MaybeTrouble in_glyphs(const std::vector<trial::LaidGlyph>& glyphs) {
    for (auto glyph = glyphs.begin(); glyph != glyphs.end(); ++glyph)
        if (std::ranges::find(glyphs.begin(), glyph, glyph->at, &trial::LaidGlyph::at) != glyph)
            return trouble_on(glyph->line, {"test.glyph-on-glyph", {{"space", to_text(*glyph->at.space)}}});
    return {};
}

// ---- the moment

MaybeTrouble in_cards(const trial::Given& given, const GameState& state) {
    std::vector<std::pair<int, std::string>> lie;  // Markers by player.
    for (const trial::GivenCard& card : given.cards) {
        if (auto trouble = no_player(card.line, card.player.or_else(0), state)) return trouble;
        if (!card.markers.words.empty() && !state.rules().order_markers)
            return trouble_on(card.line, {"test.no-markers"});
        for (const std::string& marker : card.revealed.words)
            if (std::ranges::count(card.markers.words, marker) == 0)
                return trouble_on(card.line, {"test.revealed-elsewhere", {{"marker", marker}}});
        for (const std::string& marker : card.markers.words) {
            const std::pair lies{card.player.or_else(0), marker};
            if (std::ranges::count(lie, lies) > 0)
                return trouble_on(card.line, {"test.marker-on-two", {{"player", lies.first}, {"marker", marker}}});
            lie.push_back(lies);
        }
    }
    return {};
}

// The first line that speaks of a turn.
std::optional<int> speaks_of_a_turn(const trial::Given& given) {
    if (!given.attacked.empty()) return given.attacked.front().line.number;
    if (!given.used.empty()) return given.used.front().line.number;
    const auto moved = std::ranges::find(given.figures, YesNo::Yes, &trial::Figure::moved);
    if (moved != given.figures.end()) return moved->line.number;
    return {};
}

MaybeTrouble in_moment(const trial::Given& given, const GameState& state) {
    using enum trial::Before;
    // Figures that wait say which cards their player has brought.
    const bool all_wait = std::ranges::all_of(
        given.figures, [](const trial::Figure& figure) { return figure.where == trial::Where::Reserve; });
    const bool stands = !all_wait || !given.cards.empty() || given.others == trial::Others::Gone;
    if (given.before == SetUp && stands) return trouble_on(given.line, {"test.nothing-set-up"});
    if (given.before != Turns && given.first.value) return trouble_on(given.line, {"test.first-rolled"});
    if (given.before != Turns && given.turn) return trouble_on(given.turn->line, {"test.turn-before"});
    if (!given.turn)
        if (const auto line = speaks_of_a_turn(given)) return trouble_on(*line, {"test.no-given-turn"});
    return in_cards(given, state);
}

MaybeTrouble in_position(const trial::Given& given, const GameState& state) {
    const int round = given.round.or_else(1), last = state.setup->rounds;
    if (round > 1 && !state.rules().order_markers) return trouble_on(given.line, {"test.no-rounds"});
    if (last > 0 && round > last) return trouble_on(given.line, {"test.round-beyond", {{"round", round}, {"n", last}}});
    if (auto trouble = no_player(given.line, given.first.or_else(1), state)) return trouble;
    for (const trial::Figure& figure : given.figures)
        if (auto trouble = in_figure(figure, state)) return trouble;
    if (auto trouble = in_glyphs(given.glyphs)) return trouble;
    return in_moment(given, state);
}

// ---- what is expected

bool about_figure(const trial::Expect& expect) {
    return expect.at.space || expect.tail.space || expect.wounds.value || expect.where != trial::Found::Anywhere;
}

// True if the expectation gives nothing to check.
bool says_nothing(const trial::Expect& expect) {
    return !expect.winner.given() && !expect.asked.given() && !expect.decides.given() && expect.conditions.empty() &&
           !about_figure(expect);
}

bool expects(const TestStep& step) {
    return refused(step) || std::holds_alternative<trial::Expect>(step.is) ||
           std::holds_alternative<trial::Follows>(step.is);
}

// Two attributes of a word of which it takes one.
struct Both {
    std::string_view one, other;
};

std::optional<Both> says_both(const TestStep& step) {
    const auto if_both = [](bool both, Both which) { return both ? std::optional(which) : std::nullopt; };
    if (const auto* dice = std::get_if<trial::Dice>(&step.is))
        return if_both(!dice->show.words.empty() && !dice->faces.words.empty(), {"show", "faces"});
    if (const auto* move = std::get_if<trial::Move>(&step.is))
        return if_both(move->at.space && move->to.space, {"at", "to"});
    if (const auto* answer = std::get_if<trial::Answer>(&step.is))
        return if_both(answer->is != trial::Reply::None && answer->yes == YesNo::Yes, {"is", "yes"});
    if (const auto* glyph = std::get_if<trial::ChooseGlyph>(&step.is))
        return if_both(glyph->glyph.value && glyph->at.space, {"glyph", "at"});
    return {};
}

MaybeTrouble in_step(const TestStep& step, const GameState& state) {
    if (const auto both = says_both(step))
        return trouble_on(step.line, {"test.says-both", {{"one", both->one}, {"other", both->other}}});
    if (const auto* player = std::get_if<trial::ChoosePlayer>(&step.is))
        return no_player(step.line, player->player, state);
    const auto* put = std::get_if<trial::Put>(&step.is);
    if (put && !put->figure.given() && (put->by_hand == YesNo::Yes || put->wounds > 0))
        return trouble_on(step.line, {"test.put-whom"});
    const auto* expect = std::get_if<trial::Expect>(&step.is);
    if (!expect) return {};
    if (says_nothing(*expect)) return trouble_on(step.line, {"test.empty-expect"});
    if (about_figure(*expect) && !expect->figure.given()) return trouble_on(step.line, {"test.expect-whose"});
    return {};
}

MaybeTrouble in_steps(const ScenarioTest& test, const GameState& state) {
    const std::vector<TestStep> before =
        test.given && test.given->so_far ? test.given->so_far->steps : std::vector<TestStep>{};
    for (const TestStep& step : before)
        if (expects(step)) return trouble_on(step.line, {"test.so-far-expects"});
    for (const TestStep& step : all_steps(test))
        if (auto trouble = in_step(step, state)) return trouble;
    if (std::ranges::none_of(test.steps, expects)) return trouble_on(test.line, {"test.expects-nothing"});
    return {};
}

}  // namespace

MaybeTrouble nonsense_in(const ScenarioTest& test, const GameState& state) {
    if (auto trouble = test.given ? in_position(*test.given, state) : std::nullopt) return trouble;
    return in_steps(test, state);
}

}  // namespace hexwright::trials
