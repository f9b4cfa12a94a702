#include <algorithm>
#include <set>

#include "engine/scenario/feasible.h"
#include "engine/scenario/scenario_checks.h"

namespace hexwright {
namespace {

Issue issue_of(IssueCode code, Message message, int line) {
    Issue issue{code, usual_severity(code), std::move(message), {}, {}, {}};
    issue.line = line;
    return issue;
}

void add(IssueList& issues, IssueCode code, Message message, int line) {
    if (issues.wants(code)) issues.add(issue_of(code, std::move(message), line));
}

std::string number_of(int number) { return std::to_string(number); }

// ---- flags and counters

void check_tallies(const RuleFacts& facts, IssueList& issues) {
    for (const auto& [tally, line] : facts.read)
        if (!facts.written.contains(tally)) add(issues, IssueCode::TallyUnwritten, {"issue.tally-unwritten", {{"tally", tally}}}, line);
    for (const auto& [tally, line] : facts.written)
        if (!facts.read.contains(tally)) add(issues, IssueCode::TallyUnread, {"issue.tally-unread", {{"tally", tally}}}, line);
}

// ---- rules

// Why it cannot happen in any game; none: it may.
std::optional<Never> never_fires(const Rule& rule, const Feasible& feasible) {
    if (rule.events.empty()) return Never{{"never.no-event", {}}, rule.line};
    if (rule.effects.empty()) return Never{{"never.no-effect", {}}, rule.line};
    std::optional<Never> first;
    for (const On& on : rule.events) {
        auto why = feasible.never_in_rounds(on.from, on.to, rule.line);
        if (!why) why = feasible.never_entered(on.zone, rule.line);
        if (!why) why = feasible.never(on.conditions, rule.line);
        if (!why) first.reset();
        if (!why) break;
        if (!first) first = std::move(why);
    }
    if (first) return first;
    if (rule.when)
        if (auto why = feasible.never(rule.when->conditions, rule.line)) return why;
    if (rule.unless) return feasible.always_denied(rule.unless->conditions, rule.line);
    return {};
}

std::optional<Never> never_works(const Modifier& modifier, const Feasible& feasible) {
    if (modifier.changes.empty()) return Never{{"never.no-change", {}}, modifier.line};
    if (modifier.during)
        if (auto why = feasible.never(modifier.during->conditions, modifier.line)) return why;
    return feasible.never(modifier.conditions, modifier.line);
}

// The reason is the issue's sentence: "issue.never.no-event".
void add_never(IssueList& issues, IssueCode code, Never never, int line) {
    never.why.id = "issue." + never.why.id;
    never.why.arguments.emplace_back("line", line);
    add(issues, code, std::move(never.why), never.line > 0 ? never.line : line);
}

void check_each_rule(const Rulebook& book, const Feasible& feasible, IssueList& issues) {
    for (const Rule& rule : book.rules)
        if (auto why = never_fires(rule, feasible)) add_never(issues, IssueCode::RuleNeverFires, std::move(*why), rule.line);
    for (const Modifier& modifier : book.modifiers)
        if (auto why = never_works(modifier, feasible)) add_never(issues, IssueCode::RuleNeverFires, std::move(*why), modifier.line);
}

// ---- victory

bool names_player(const std::string& word) { return word.size() == 1 && word[0] >= '1' && word[0] <= '8'; }

std::optional<Never> never_wins(const Win& win, const Scenario& scenario, const Feasible& feasible) {
    if (names_player(win.who.word) && feasible.players() > 0 && win.who.word[0] - '0' > feasible.players())
        return Never{{"never.no-player", {{"player", win.who.word}}}, win.line};
    if (win.timing == Timing::AtLimit && scenario.rounds == 0) return Never{{"never.no-limit", {}}, win.line};
    return feasible.never(win.conditions, win.line);
}

bool wins_for(const std::string& who, const std::set<std::string>& team) {
    return team.contains(who) || who == "each" || who == "last-standing" || who == "most-points";
}

// Everybody of a set-up wins by some win, his own or his team's.
void check_players(const Setup& setup, const std::vector<const Win*>& wins, const RuleFacts& facts, IssueList& issues) {
    for (const PlayerSetup& player : setup.players) {
        std::set<std::string> team{number_of(player.number)};
        for (const PlayerSetup& other : setup.players)
            if (player.team > 0 && other.team == player.team) team.insert(number_of(other.number));
        const bool wins_somehow = std::ranges::any_of(wins, [&](const Win* win) { return wins_for(win->who.word, team); }) ||
                                  std::ranges::any_of(facts.winners, [&](const std::string& who) { return !names_player(who) ? who != "nobody" : team.contains(who); });
        if (wins_somehow) continue;
        add(issues, IssueCode::PlayerWithoutWin, {"issue.player-without-win", {{"player", player.number}, {"players", setup.player_count()}}}, player.line.number);
    }
}

// Does this end a game that drags on: somebody has no figures left, or lost so many?
bool ends_by_losses(const Conditions& conditions);
bool is_about_losses(const Condition& condition) {
    if (std::holds_alternative<condition::Eliminated>(condition.is)) return true;
    if (const auto* count = std::get_if<condition::Count>(&condition.is)) return count->where == condition::Whereabouts::Destroyed;
    if (const auto* all = std::get_if<condition::All>(&condition.is)) return ends_by_losses(all->parts);
    if (const auto* any = std::get_if<condition::Any>(&condition.is)) return ends_by_losses(any->parts);
    if (const auto* none = std::get_if<condition::Not>(&condition.is))
        return std::ranges::any_of(none->parts, [](const Condition& each) { return std::holds_alternative<condition::Alive>(each.is); });
    return false;
}
bool ends_by_losses(const Conditions& conditions) { return std::ranges::any_of(conditions, is_about_losses); }

void check_end(const Scenario& scenario, IssueList& issues) {
    const auto& wins = rulebook_of(scenario).victory.wins;
    if (scenario.rounds > 0 || wins.empty()) return;
    const bool ends = std::ranges::any_of(wins, [](const Win& win) { return win.who.word == "last-standing" || ends_by_losses(win.conditions); });
    if (!ends) add(issues, IssueCode::NoEnd, {"issue.no-end", {}}, wins.front().line);
}

void check_victory(const Scenario& scenario, const Feasible& feasible, IssueList& issues) {
    const auto& wins = rulebook_of(scenario).victory.wins;
    std::vector<const Win*> possible;
    for (const Win& win : wins) {
        auto why = never_wins(win, scenario, feasible);
        if (!why) possible.push_back(&win);
        else add_never(issues, IssueCode::WinImpossible, std::move(*why), win.line);
    }
    if (!wins.empty())
        for (const Setup& setup : *scenario.setups) check_players(setup, possible, feasible.facts(), issues);
    check_end(scenario, issues);
}

// ---- set-ups

int spaces_of(const CardOfArmy& card, const Catalogue& catalogue) {  // that it needs in a start zone
    const auto kind = catalogue.card(card.card);
    return kind && card.figures.empty() ? catalogue[*kind].figures * catalogue[*kind].spaces() * card.copies : 0;
}

void check_completeness(const Setup& setup, const Catalogue& catalogue, IssueList& issues) {
    for (const PlayerSetup& player : setup.players) {
        const bool places = player.army.points > 0 ||
                            std::ranges::any_of(player.army.cards, [&](const CardOfArmy& card) { return spaces_of(card, catalogue) > 0; });
        const bool empty = player.army.points == 0 && player.army.cards.empty() && player.owns.empty();
        if (!empty && !(places && player.zones.empty())) continue;
        add(issues, IssueCode::SetupIncomplete,
            {empty ? "issue.setup-incomplete-army" : "issue.setup-incomplete-zone", {{"player", player.number}, {"players", setup.player_count()}}},
            player.line.number);
    }
}

// Zones that several may choose are shared out by need: the sum of what all bring must fit into all their zones together, and what
// one brings into the largest of his.
void check_room(const Setup& setup, const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues) {
    const auto room_in = [&](const std::string& id) {
        const auto zone = std::ranges::find(*scenario.zones, id, &Zone::id);
        if (zone == scenario.zones->end() || zone->conditions) return -1;  // not known
        return static_cast<int>(std::ranges::count_if(zone->spaces, [&](Space space) { return terrain.surface(space) != nullptr; }));
    };
    std::map<std::string, int> needed;  // by zone, of those who have only this one
    for (const PlayerSetup& player : setup.players) {
        int need = 0, most = 0;
        for (const CardOfArmy& card : player.army.cards) need += spaces_of(card, catalogue);
        for (const std::string& id : player.zones) most = std::max(most, room_in(id));
        if (player.zones.size() == 1) need = needed[player.zones[0]] += need;
        if (need <= most || player.zones.empty() || std::ranges::any_of(player.zones, [&](const std::string& id) { return room_in(id) < 0; })) continue;
        add(issues, IssueCode::ZoneHoldsTooFew,
            {"issue.zone-holds-too-few", {{"zone", player.zones[0]}, {"have", most}, {"need", need}, {"player", player.number}, {"players", setup.player_count()}}},
            player.line.number);
    }
}

}  // namespace

void check_setups(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues) {
    for (const Setup& setup : *scenario.setups) {
        check_completeness(setup, catalogue, issues);
        check_room(setup, scenario, terrain, catalogue, issues);
    }
}

void check_rules(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues) {
    const Rulebook& book = rulebook_of(scenario);
    if (book.empty()) return;
    const Feasible feasible(scenario, terrain, catalogue);
    check_tallies(feasible.facts(), issues);
    check_each_rule(book, feasible, issues);
    check_victory(scenario, feasible, issues);
}

}  // namespace hexwright
