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

MaybeTrouble in_position(const trial::Given& given, const GameState& state) {
    const int round = given.round.or_else(1), last = state.setup->rounds;
    if (round > 1 && !state.rules().order_markers) return trouble_on(given.line, {"test.no-rounds"});
    if (last > 0 && round > last) return trouble_on(given.line, {"test.round-beyond", {{"round", round}, {"n", last}}});
    if (auto trouble = no_player(given.line, given.first.or_else(1), state)) return trouble;
    for (const trial::Figure& figure : given.figures)
        if (auto trouble = in_figure(figure, state)) return trouble;
    return in_glyphs(given.glyphs);
}

// ---- what is expected

// True if the expectation gives nothing to check.
bool says_nothing(const trial::Expect& expect) {
    return !expect.winner.given() && !expect.asked.given() && expect.conditions.empty();
}

bool expects(const TestStep& step) {
    if (const auto* move = std::get_if<trial::Move>(&step.is)) return move->refused == YesNo::Yes;
    if (const auto* attack = std::get_if<trial::Attack>(&step.is)) return attack->refused == YesNo::Yes;
    return std::holds_alternative<trial::Expect>(step.is) || std::holds_alternative<trial::Follows>(step.is);
}

MaybeTrouble in_steps(const ScenarioTest& test) {
    for (const TestStep& step : test.steps)
        if (const auto* expect = std::get_if<trial::Expect>(&step.is); expect && says_nothing(*expect))
            return trouble_on(step.line, {"test.empty-expect"});
    if (std::ranges::none_of(test.steps, expects)) return trouble_on(test.line, {"test.expects-nothing"});
    return {};
}

}  // namespace

MaybeTrouble nonsense_in(const ScenarioTest& test, const GameState& state) {
    if (auto trouble = test.given ? in_position(*test.given, state) : std::nullopt) return trouble;
    return in_steps(test);
}

}  // namespace hexwright::trials
