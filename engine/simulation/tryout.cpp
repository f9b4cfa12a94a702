#include "engine/simulation/tryout.h"

#include "engine/rulebook/rulebook_in_play.h"
#include "engine/session/rule_history.h"

namespace hexwright::simulation {
namespace {

GameSession session_of(const Batch& batch, std::int64_t number) {
    GameOptions options = batch.options;
    options.seed += static_cast<std::uint64_t>(number - 1);
    auto session = GameSession::begin(std::make_shared<const Scenario>(batch.scenario), batch.catalogue, options,
                                      batch.seats, {SessionHistory::Tree, PlayMode::OpenTable});
    return std::move(*session);  // A prepared batch is not refused.
}

void add_rules(Tryout& sum, const GameSession& session) {
    RuleHistory history;
    const std::vector<RuleRecord> records = history.records(session, session.current());
    if (records.empty()) return;
    const std::vector<int>& written = session.state().setup->rulebook->written_as;
    std::vector<RuleUse> here(sum.rules.size());  // A rule that is written out to several is one rule.
    for (std::size_t i = 0; i < records.size(); ++i) {
        RuleUse& rule = here[static_cast<std::size_t>(written[i])];
        rule.games |= static_cast<std::int64_t>(records[i].fired > 0);
        rule.ran += records[i].fired;
        rule.occasions += records[i].occasions;
    }
    for (std::size_t i = 0; i < here.size(); ++i) {
        sum.rules[i].games += here[i].games;
        sum.rules[i].ran += here[i].ran;
        sum.rules[i].occasions += here[i].occasions;
    }
}

void add_win(Tryout& sum, const GameResult& game) {
    for (std::size_t i = 0; i < sum.won_by.size(); ++i)
        if (game.ended_by == "win-" + std::to_string(i + 1)) ++sum.won_by[i];
}

}  // namespace

Tryout try_out(const Batch& batch, std::int64_t games, const TryoutWatch& watch) {
    const Rulebook& rulebook = rulebook_of(batch.scenario);
    Tryout sum{.rules = std::vector<RuleUse>(rulebook.rules.size()),
               .won_by = std::vector<std::int64_t>(rulebook.victory.wins.size())};
    for (std::int64_t number = 1; number <= games; ++number) {
        GameSession session = session_of(batch, number);
        const auto game = played_out(session, session.events(), number, watch.stop);
        if (!game) break;
        add(sum.sum, *game);
        add_rules(sum, session);
        add_win(sum, *game);
        if (watch.progress) watch.progress(number);
    }
    return sum;
}

}  // namespace hexwright::simulation
