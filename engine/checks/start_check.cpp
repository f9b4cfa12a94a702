#include "engine/checks/start_check.h"

#include "engine/checks/word_lines.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/wins.h"
#include "engine/scenario/usual_order.h"
#include "engine/scenario/word_tree.h"
#include "engine/session/session.h"
#include "engine/setup/start.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace hexwright::checks {
namespace {

constexpr int most_figures_placed = 120;  // Steps before the first turn that one check plays.
constexpr int most_cards_gathered = 400;  // The same if armies are drafted.
constexpr int most_turns_looked_at = 60;  // Decisions of the first round.
// Games on larger battlefields are started only when somebody plays.
constexpr std::size_t most_pieces_looked_at = 5'000;

bool armies_are_known(const Setup& setup) {
    return std::ranges::all_of(setup.players, [](const PlayerSetup& player) { return player.army.points == 0; });
}

const std::string* stopped_rule(const Events& events) {
    for (const Event& event : events)
        if (const auto* stopped = std::get_if<event::RuleStopped>(&event)) return &stopped->rule;
    return nullptr;
}

// Sits at every seat and takes whatever stands last on the list: figures are placed somewhere, turns pass.
std::size_t choose_last(const GameState&, PlayerId, const std::vector<Action>& legal, DiceBag&) {
    return std::holds_alternative<DraftCard>(legal.front()) ? 0 : legal.size() - 1;
}
const PlayerKind& idle_player() {
    static const PlayerKind kind{"idle", choose_last};
    return kind;
}

class IdleGame {
public:
    explicit IdleGame(Started started)
        : session_(std::move(started), {}, Seats(max_players, &idle_player()), {SessionHistory::None}) {
        note();
    }

    const GameState& state() const { return session_.state(); }
    // The first rule that would have gone on forever; empty for none.
    const std::string& stopped() const { return stopped_; }

    bool to_first_turn(int most_steps) {
        advance(most_steps, [](const GameSession& session) { return session.state().begun; });
        return state().begun || state().over;
    }
    void through_first_round() {
        advance(most_turns_looked_at,
                [this](const GameSession& session) { return session.state().round > 1 || !stopped_.empty(); });
    }

private:
    void advance(int most_decisions, std::function<bool(const GameSession&)> until) {
        session_.advance({.most_decisions = most_decisions,
                          .until = std::move(until),
                          .watch = [this](const GameSession&) { note(); }});
    }
    void note() {
        if (const std::string* rule = stopped_rule(session_.events()); rule && stopped_.empty()) stopped_ = *rule;
    }

    GameSession session_;
    std::string stopped_{};
};

// ---- wins that do not depend on the cards gathered

bool is_of_players(const Condition& condition, const Setup& setup) {
    if (std::holds_alternative<condition::Of>(condition.is) ||
        std::holds_alternative<condition::FriendOf>(condition.is) ||
        std::holds_alternative<condition::EnemyOf>(condition.is))
        return true;
    const auto* on = std::get_if<condition::StandsOn>(&condition.is);
    return on && !on->terrain.given() && !on->glyph.given() && on->parts.empty() &&
           std::ranges::any_of(setup.players,
                               [&](const PlayerSetup& player) { return player.zones.front() == on->zone.word; });
}

// True if the condition only asks whether somebody is in a start zone: every player has a zone of his own and is in it
// when the game begins.
bool is_about_anybody(const Condition& condition, const Setup& setup) {
    const auto* count = std::get_if<condition::Count>(&condition.is);
    if (!count || count->of != condition::Counted::Figures || count->where != condition::Whereabouts::Battlefield)
        return false;
    return !count->at_most.value && count->at_least.or_else(1) == 1 &&
           std::ranges::all_of(count->parts, [&](const Condition& part) { return is_of_players(part, setup); });
}
bool is_about_anybody(const Win& win, const Setup& setup) {
    const bool settled =
        std::ranges::all_of(setup.players, [](const PlayerSetup& player) { return player.zones.size() == 1; });
    return settled && !win.conditions.empty() &&
           std::ranges::all_of(win.conditions, [&](const Condition& each) { return is_about_anybody(each, setup); });
}

// The first win in the file that already holds; nullptr for none. If `gathered` is given, only wins that hold whatever
// the armies are.
const Win* won_already(const GameState& state, const Setup* gathered) {
    if (!state.setup->rulebook) return nullptr;
    const auto& written = state.setup->rulebook->written.victory.wins;
    const auto& wins = state.setup->rulebook->book.victory.wins;
    for (std::size_t i = 0; i < wins.size(); ++i)
        if (wins[i].timing == Timing::AtOnce && (!gathered || is_about_anybody(written[i], *gathered)) &&
            would_win(state, wins[i]))
            return &written[i];
    return nullptr;
}

bool could_be_won(const Scenario& scenario, const Setup& gathered) {
    return std::ranges::any_of(rulebook_of(scenario).victory.wins, [&](const Win& win) {
        return win.timing == Timing::AtOnce && is_about_anybody(win, gathered);
    });
}

class StartCheck {
public:
    StartCheck(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues)
        : scenario_(scenario), catalogue_(std::shared_ptr<const Catalogue>{}, &catalogue), issues_(issues) {
        const WordNode top = tree_of(scenario_);
        for (const WordPath& hole : holes_of(top)) {
            holes_.insert(to_text(hole, top));
            holes_.insert(to_text(WordPath{hole.steps, {}}, top));
        }
    }

    // `setup`: nullptr if the scenario has no set-up.
    void look(int players, const Setup* setup, int line) {
        const GameOptions options{.players = players, .board = board_};
        auto started = start_game(scenario_, catalogue_, options);
        if (!started) return add_troubles(std::move(started.error()), line);
        board_ = started->state.board;
        if (!setup) return;
        const bool known = armies_are_known(*setup);
        if (!known && !could_be_won(scenario_, *setup)) return;
        IdleGame game(std::move(*started));
        if (!game.to_first_turn(known ? most_figures_placed : most_cards_gathered)) return;
        if (const Win* win = won_already(game.state(), known ? nullptr : setup))
            issues_.add(IssueCode::WonAtStart, {"issue.won-at-start", {{"players", players}}}, win->line);
        else if (known && game.state().over)
            issues_.add(IssueCode::WonAtStart, {"issue.over-at-start", {{"players", players}}}, line);
        if (!known) return;
        game.through_first_round();
        add_endless(game.stopped());
    }

private:
    void add_endless(const std::string& rule) {
        const auto& rules = rulebook_of(scenario_).rules;
        const auto found = std::ranges::find_if(rules, [&](const Rule& each) { return each.id.word == rule; });
        if (found != rules.end() && endless_.insert(rule).second)
            issues_.add(IssueCode::NoEnd, {"issue.no-end-rule", {{"rule", rule}}}, found->line);
    }

    // It is told by another check: as glyph-pool-size, or as word-missing of the same word.
    bool has_its_own_check(const Refusal& trouble) const {
        const std::string& id = trouble.message.id;
        return id == "setup.pool-few-glyphs" || id == "setup.pool-few-places" || holes_.contains(trouble.word);
    }
    void add_troubles(Refusal first, int line) {
        const std::vector<Refusal> others = std::exchange(first.more, {});
        add_trouble(first, line);
        for (const Refusal& other : others) add_trouble(other, line);
    }
    // What several set-ups have in common is told once.
    void add_trouble(const Refusal& trouble, int line) {
        if (has_its_own_check(trouble) || std::ranges::count(told_, trouble) > 0) return;
        if (!issues_.wants(IssueCode::CannotStart)) return;
        told_.push_back(trouble);
        Issue issue{IssueCode::CannotStart, usual_severity(IssueCode::CannotStart), trouble.message, trouble.spaces,
                    trouble.pieces};
        issue.line = trouble.at && trouble.at->line > 0 ? trouble.at->line : trouble.word.empty() ? line : 0;
        issue.word = trouble.word;
        issues_.add(std::move(issue));
    }

    const Scenario& scenario_;
    std::shared_ptr<const Catalogue> catalogue_;
    IssueList& issues_;
    std::shared_ptr<const Board> board_{};
    std::set<std::string> endless_{};
    std::set<std::string> holes_{};  // Members that are missing, and their words.
    std::vector<Refusal> told_{};
};

// The line of the first modifier, rule or win.
int first_line_of(const Rulebook& book) {
    if (!book.modifiers.empty()) return book.modifiers.front().line;
    if (!book.rules.empty()) return book.rules.front().line;
    return book.victory.wins.empty() ? FileLine{} : book.victory.wins.front().line;
}

}  // namespace

// A battlefield without set-ups and rules is a map and need not be playable.
void check_starts(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    if (scenario.battlefield.size() > most_pieces_looked_at) return;
    const WordLines words(scenario);
    IssueList found;
    const Scenario usual = in_usual_order(words.scenario(), catalogue);  // Once for all of its games.
    StartCheck check(usual, catalogue, found);
    for (const Setup& setup : *scenario.setups) {
        const bool brings = std::ranges::any_of(
            setup.players, [](const PlayerSetup& player) { return player.army.points > 0 && !player.army.draft; });
        if (!brings) check.look(setup.player_count(), &setup, setup.line.number);
    }
    const Rulebook& book = rulebook_of(words.scenario());
    if (scenario.setups->empty() && !book.empty()) check.look(0, nullptr, first_line_of(book));
    issues.add(words.named(std::move(found).sorted()));
}

}  // namespace hexwright::checks
