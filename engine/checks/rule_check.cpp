#include "engine/checks/effect_check.h"
#include "engine/checks/reachable_rules.h"
#include "engine/checks/scenario_checks.h"
#include "engine/checks/walkability.h"
#include "engine/powers/power_named.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/unrolled.h"
#include "engine/scenario/word_tree.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwright::checks {
namespace {

Issue issue_of(IssueCode code, Message message, int line) {
    Issue issue{code, usual_severity(code), std::move(message), {}, {}, {}};
    issue.line = line;
    return issue;
}

// ---- flags and counters

void check_tallies(const Rulebook& book, const RuleFacts& facts, IssueList& issues) {
    for (const DeclaredTally& tally : book.tallies)
        if (!facts.written.contains(tally.id.word) && !facts.read.contains(tally.id.word))
            issues.add(IssueCode::TallyUnread, {"issue.tally-unused", {{"tally", tally.id.word}}}, tally.line);
    for (const auto& [tally, line] : facts.read)
        if (!facts.written.contains(tally))
            issues.add(IssueCode::TallyUnwritten, {"issue.tally-unwritten", {{"tally", tally}}}, line);
    for (const auto& [tally, line] : facts.written)
        if (!facts.read.contains(tally))
            issues.add(IssueCode::TallyUnread, {"issue.tally-unread", {{"tally", tally}}}, line);
}

// ---- rules

std::optional<Never> never_works(const Modifier& modifier, const Satisfiability& satisfiability) {
    if (modifier.changes.empty()) return Never{{"issue.never.no-change", {}}, modifier.line};
    if (modifier.during)
        if (auto why = satisfiability.never(modifier.during->conditions, modifier.line, about_the_game)) return why;
    return satisfiability.never(modifier.conditions, modifier.line, about_a_figure);
}

// Adds to the reason where it stands.
void add_never(IssueList& issues, IssueCode code, Never never, int line) {
    never.why.arguments.emplace_back("line", line);
    never.why.arguments.emplace_back("where", "issue.line");
    issues.add(code, std::move(never.why), never.line > 0 ? never.line : line);
}

// Reports each line once, because a missing name is often also why something never happens.
void add_inside(IssueList& issues, IssueCode code, NeversInside nevers, std::set<int>& told) {
    for (NeverInside& each : nevers)
        if (told.insert(each.never.line).second) add_never(issues, code, std::move(each.never), each.line);
}

void check_rule(const Rule& rule, const Satisfiability& satisfiability, IssueList& issues) {
    std::set<int> told;
    Firing firing;
    if (auto why = never_fires(rule, satisfiability, firing)) {
        told.insert(why->line);
        add_never(issues, IssueCode::RuleNeverFires, std::move(*why), rule.line);
    } else {
        add_inside(issues, IssueCode::RuleNeverFires,
                   never_inside(rule.effects, satisfiability, firing.about, firing.rounds), told);
    }
    add_inside(issues, IssueCode::RuleNeverFires, nobody_meant(rule, satisfiability.players()), told);
}

// Order markers are laid before anybody takes a turn.
std::optional<Never> never_lays(const MaybePlayer& player, int line, const Satisfiability& satisfiability) {
    if (player.word == "turn") return Never{{"issue.never.no-turn", {}}, line};
    return satisfiability.no_markers(line);
}

std::optional<Never> never_changes(const Amendment& change, const Satisfiability& satisfiability) {
    if (const auto* cost = std::get_if<modifier::Cost>(&change.is))
        return satisfiability.no_ground({cost->terrain.word}, change.line);
    if (const auto* markers = std::get_if<modifier::Markers>(&change.is))
        return never_lays(markers->player, change.line, satisfiability);
    if (const auto* shared = std::get_if<modifier::SharedMarkers>(&change.is)) {
        auto why = never_lays(shared->player, change.line, satisfiability);
        return why ? why : satisfiability.no_team(change.line);
    }
    if (const auto* immune = std::get_if<modifier::Immune>(&change.is); immune && immune->terrain.given())
        return satisfiability.no_ground(immune->terrain, change.line);
    if (const auto* truce = std::get_if<modifier::Truce>(&change.is); truce && truce->between == truce->with)
        return Never{{"issue.never.truce-with-oneself", {{"player", truce->between.word}}}, change.line};
    return {};
}

void check_modifier(const Modifier& modifier, const Satisfiability& satisfiability, IssueList& issues) {
    std::set<int> told;
    if (auto why = never_works(modifier, satisfiability)) {
        told.insert(why->line);
        add_never(issues, IssueCode::RuleNeverFires, std::move(*why), modifier.line);
    }
    for (const Amendment& change : modifier.changes)
        if (auto why = told.empty() ? never_changes(change, satisfiability) : std::nullopt)
            add_inside(issues, IssueCode::RuleNeverFires, {{std::move(*why), change.line}}, told);
    add_inside(issues, IssueCode::RuleNeverFires, nobody_meant(modifier, satisfiability.players()), told);
}

void check_each_rule(const Rulebook& book, const Satisfiability& satisfiability, IssueList& issues) {
    for (const Rule& rule : book.rules) check_rule(rule, satisfiability, issues);
    for (const Modifier& modifier : book.modifiers) check_modifier(modifier, satisfiability, issues);
}

// Reports zones whose conditions are never fulfilled.
void check_zones_of_a_sort(const std::vector<Zone>& zones, const Satisfiability& satisfiability, IssueList& issues) {
    for (const Zone& zone : zones) {
        auto why = zone.conditions ? satisfiability.never(*zone.conditions, zone.line, about_a_space) : std::nullopt;
        if (why) add_never(issues, IssueCode::RuleNeverFires, std::move(*why), zone.line);
    }
}

// ---- victory

std::optional<Never> never_wins(const Win& win, const Scenario& scenario, const Satisfiability& satisfiability) {
    const auto number = player_numbered(win.who.word);
    if (number && satisfiability.players() > 0 && *number > satisfiability.players())
        return Never{{"issue.never.no-player", {{"player", win.who.word}}}, win.line};
    const bool may_all_leave = !satisfiability.live().removals.empty();
    if (win.timing == Timing::AtLimit && scenario.rounds == 0 && !may_all_leave)
        return Never{{"issue.never.no-limit", {}}, win.line};
    return satisfiability.never(win.conditions, win.line, about_the_game);
}

struct PossibleWin {
    const Win* win = nullptr;
    std::set<int> never_for{};  // Players for whom it never holds, although it does for others.
};

bool wins_for(const PossibleWin& possible, const std::set<int>& team) {
    const std::string& who = possible.win->who.word;
    if (who == "each")
        return std::ranges::any_of(team, [&](int player) { return !possible.never_for.contains(player); });
    if (const auto number = player_numbered(who)) return team.contains(*number);
    return who == "last-standing" || who == "most-points";
}

// Splits a win for each into one for every player, because some players may never have it.
class WinsOfEach {
public:
    explicit WinsOfEach(const Satisfiability& satisfiability) : satisfiability_(satisfiability) {}

    void look(const Win& win, std::map<int, Never>& nevers) {
        auto& by_player = named_[win.as.word];
        for (int player = 1; player <= satisfiability_.players(); ++player) {
            if (static_cast<int>(by_player.size()) < player)
                by_player.push_back(satisfiability_.where_named(win.as.word, player));
            auto why = by_player[static_cast<std::size_t>(player - 1)].never(win.conditions, win.line, about_the_game);
            if (why) nevers.emplace(player, std::move(*why));
        }
    }

private:
    const Satisfiability& satisfiability_;
    std::map<std::string, std::vector<Satisfiability>> named_{};
};

// Reports players of a setup who cannot win by any win, neither their own nor their team's.
void check_players(const Setup& setup, const std::vector<Win>& wins, const std::vector<PossibleWin>& possible,
                   const RuleFacts& facts, IssueList& issues) {
    for (const PlayerSetup& player : setup.players) {
        std::set<int> team{player.number};
        for (const PlayerSetup& other : setup.players)
            if (player.team > 0 && other.team == player.team) team.insert(other.number);
        const bool wins_somehow =
            std::ranges::any_of(possible, [&](const PossibleWin& win) { return wins_for(win, team); }) ||
            std::ranges::any_of(facts.winners, [&](const std::string& who) {
                const auto number = player_numbered(who);
                return number ? team.contains(*number) : who != "nobody";
            });
        if (wins_somehow) continue;
        // Setups derived from the start zones have no line in the file.
        const int line = player.line.number > 0 ? player.line : wins.front().line;
        issues.add(IssueCode::PlayerWithoutWin,
                   {"issue.player-without-win", {{"player", player.number}, {"players", setup.player_count()}}}, line);
    }
}

// True for conditions that end a game once somebody has no figures left or has lost a certain number.
bool ends_by_losses(const Conditions& conditions);
bool counts_down(const condition::Count& word) {
    return word.where == condition::Whereabouts::Battlefield && word.at_most.value;
}
bool counts_up(const condition::Count& word) {
    return word.of == condition::Counted::Figures && word.where == condition::Whereabouts::Battlefield &&
           !word.at_most.value;
}
bool is_about_losses(const Condition& condition) {
    if (std::holds_alternative<condition::Eliminated>(condition.is)) return true;
    if (const auto* count = std::get_if<condition::Count>(&condition.is))
        return count->where == condition::Whereabouts::Destroyed ||
               (count->of == condition::Counted::Figures && counts_down(*count));
    if (const auto* all = std::get_if<condition::All>(&condition.is)) return ends_by_losses(all->parts);
    if (const auto* any = std::get_if<condition::Any>(&condition.is)) return ends_by_losses(any->parts);
    if (const auto* none = std::get_if<condition::Not>(&condition.is))
        return std::ranges::any_of(none->parts, [](const Condition& each) {
            const auto* count = std::get_if<condition::Count>(&each.is);
            return std::holds_alternative<condition::Alive>(each.is) || (count && counts_up(*count));
        });
    return false;
}
bool ends_by_losses(const Conditions& conditions) { return std::ranges::any_of(conditions, is_about_losses); }

bool ends_by_round(const Win& win) {
    return win.timing != Timing::AtLimit && !win.conditions.empty() &&
           std::ranges::all_of(win.conditions, [](const Condition& each) {
               const auto* round = std::get_if<condition::Round>(&each.is);
               return round && !round->to.value;
           });
}

void check_end(const Scenario& scenario, const RuleFacts& live, IssueList& issues) {
    const auto& wins = rulebook_of(scenario).victory.wins;
    if (scenario.rounds > 0 || wins.empty() || !live.winners.empty()) return;
    const bool ends = std::ranges::any_of(wins, [](const Win& win) {
        return win.who.word == "last-standing" || ends_by_round(win) || ends_by_losses(win.conditions);
    });
    if (!ends) issues.add(IssueCode::NoEnd, {"issue.no-end", {}}, wins.front().line);
}

// When all figures have left the battlefield, the wins of the limit decide; without any, nobody wins. Where the last
// one standing wins, that has happened before.
void check_nobody_left(const Scenario& scenario, const RuleFacts& live, IssueList& issues) {
    const auto& wins = rulebook_of(scenario).victory.wins;
    const bool said = std::ranges::any_of(
        wins, [](const Win& win) { return win.timing == Timing::AtLimit || win.who.word == "last-standing"; });
    if (live.removals.empty() || wins.empty() || said) return;
    const auto first = std::ranges::min_element(live.removals, {}, [](const auto& row) { return row.second; });
    issues.add(IssueCode::NobodyLeft, {"issue.nobody-left", {}}, first->second);
}

// In each set-up that has the player, somebody of his team may win by it.
bool wins_by_teammate(int player, const std::map<int, Never>& never_for, const std::vector<Setup>& setups) {
    return std::ranges::all_of(setups, [&](const Setup& setup) {
        const auto own = std::ranges::find(setup.players, player, &PlayerSetup::number);
        return own == setup.players.end() || std::ranges::any_of(setup.players, [&](const PlayerSetup& other) {
                   return own->team > 0 && other.team == own->team && !never_for.contains(other.number);
               });
    });
}

// Points decide, and nobody can ever have any; or figures that left are to score, and none do.
void check_points(const Scenario& scenario, const RuleFacts& live, IssueList& issues) {
    const Victory& victory = rulebook_of(scenario).victory;
    const auto by_points =
        std::ranges::find(victory.wins, "most-points", [](const Win& win) -> std::string_view { return win.who.word; });
    const bool asked = by_points != victory.wins.end();
    const bool decide = asked || (victory.wins.empty() && scenario.rounds > 0);
    const bool cards = victory.cards == CardScores::Score;
    if (decide && !cards && victory.scores.empty())
        issues.add(IssueCode::WinImpossible, {"issue.no-points", {}}, asked ? by_points->line.number : 0);
    if (victory.left == LeftScores::Score && (!cards || live.removals.empty()))
        issues.add(IssueCode::RuleNeverFires, {cards ? "issue.left-nobody" : "issue.left-nothing", {}}, 0);
}

void check_victory(const Scenario& scenario, const Satisfiability& satisfiability, IssueList& issues) {
    const auto& wins = rulebook_of(scenario).victory.wins;
    std::vector<PossibleWin> possible;
    WinsOfEach each(satisfiability);
    for (const Win& win : wins) {
        std::set<int> told;
        auto why = never_wins(win, scenario, satisfiability);
        std::map<int, Never> never_for;
        if (!why && win.who.word == "each" && win.as.given()) each.look(win, never_for);
        if (!why && !never_for.empty() && std::ssize(never_for) == satisfiability.players())
            why = never_for.begin()->second;
        if (why) told.insert(why->line);
        else possible.push_back({&win, {}});
        for (const auto& [player, never] : never_for) {
            if (why) break;
            possible.back().never_for.insert(player);
            if (wins_by_teammate(player, never_for, satisfiability.setups())) continue;
            if (told.insert(never.line).second)
                issues.add(
                    IssueCode::WinImpossible,
                    {"issue.never.for-player", {{"line", never.line}, {"player", player}, {"where", "issue.line"}}},
                    never.line);
        }
        if (why) add_never(issues, IssueCode::WinImpossible, std::move(*why), win.line);
        add_inside(issues, IssueCode::WinImpossible, nobody_meant(win, satisfiability.players()), told);
    }
    const std::vector<Setup>& setups = satisfiability.setups();
    // When setups are derived from the start zones, the one with most players covers everybody.
    const bool implied = scenario.setups->empty();
    for (const Setup& setup : setups)
        if (!wins.empty() && (!implied || &setup == &setups.back()))
            check_players(setup, wins, possible, satisfiability.live(), issues);
    check_points(scenario, satisfiability.live(), issues);
    check_end(scenario, satisfiability.live(), issues);
    check_nobody_left(scenario, satisfiability.live(), issues);
}

// ---- set-ups

// Spaces that it needs in a start zone; 0 for cards that come onto the battlefield later.
int spaces_of(const CardOfArmy& card, const Catalogue& catalogue) {
    const auto kind = catalogue.card(card.card);
    if (kind && begins_off_board(catalogue[*kind])) return 0;
    return kind && card.figures.empty() ? catalogue[*kind].figures * catalogue[*kind].spaces() * card.copies : 0;
}

void check_completeness(const Setup& setup, const Catalogue& catalogue, IssueList& issues) {
    for (const PlayerSetup& player : setup.players) {
        const bool places = player.army.points > 0 ||
                            std::ranges::any_of(player.army.cards,
                                                [&](const CardOfArmy& card) { return spaces_of(card, catalogue) > 0; });
        const bool empty = player.army.points == 0 && player.army.cards.empty() && player.owns.empty();
        if (!empty && !(places && player.zones.empty())) continue;
        issues.add(IssueCode::SetupIncomplete,
                   {empty ? "issue.setup-incomplete-army" : "issue.setup-incomplete-zone",
                    {{"player", player.number}, {"players", setup.player_count()}}},
                   player.line.number);
    }
}

// Nobody crosses its spaces: the piece is a figure that can be attacked (HIVE-02).
bool is_figure(const PieceType& type, const Rules& rules, const Catalogue& catalogue) {
    if (!type.terrain.valid() || type.standable) return false;
    const auto row = std::ranges::find(rules.terrain, catalogue[type.terrain].id, &TerrainEffect::terrain);
    return row != rules.terrain.end() && row->figure;
}

// Reports owned pieces that are no figures: a card that nobody can attack. Pieces that are not there keep the game from
// beginning.
void check_owned(const Setup& setup, const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    const auto rules = rules_of(scenario);
    if (!rules) return;
    const auto look = [&](const std::vector<OwnedPiece>& owns, int player, int line) {
        for (const OwnedPiece& owned : owns) {
            if (owned.is_object()) continue;
            const auto& names = scenario.battlefield.names();
            const auto named = std::ranges::find(names, owned.piece, [](const auto& row) { return row.second; });
            const PlacedPiece* piece = named == names.end() ? nullptr : scenario.battlefield.find(named->first);
            if (!piece || is_figure(catalogue[piece->kind], *rules, catalogue)) continue;
            Issue issue = issue_of(IssueCode::SetupIncomplete,
                                   {player > 0 ? "issue.setup-owned-no-figure" : "issue.setup-owned-no-figure-nobody",
                                    {{"player", player}, {"piece", owned.piece}}},
                                   line);
            issue.severity = Severity::Warning;
            if (issues.wants(issue.code)) issues.add(std::move(issue));
        }
    };
    for (const PlayerSetup& player : setup.players) look(player.owns, player.number, player.line.number);
    look(setup.nobody_owns, 0, setup.line.number);
}

const Zone* zone_named(const std::string& id, const Scenario& scenario) {
    const auto zone = std::ranges::find(*scenario.zones, id, &Zone::id);
    return zone == scenario.zones->end() ? nullptr : &*zone;
}

// True when the zone has two neighbouring spaces of the same level, as a double-space figure of this Height needs.
// Zones with fewer spaces count as true; their size is reported instead.
bool holds_double(const Zone& zone, int height, const Terrain& terrain, const Walkability& walkability) {
    if (zone.conditions || zone.spaces.size() < 2) return true;
    return std::ranges::any_of(zone.spaces, [&](Space space) {
        const Surface* from = terrain.surface(space);
        return from && std::ranges::any_of(all_directions, [&](Direction direction) {
                   return std::ranges::any_of(terrain.surfaces_at(neighbour(space.at, direction)),
                                              [&](const Surface& to) {
                                                  return std::ranges::binary_search(zone.spaces, to.space) &&
                                                         walkability.can_lie_across(*from, direction, to, height);
                                              });
               });
    });
}

void check_doubles(const Setup& setup, const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                   const Walkability& walkability, IssueList& issues) {
    for (const PlayerSetup& player : setup.players)
        for (const CardOfArmy& mine : player.army.cards) {
            const auto card = catalogue.card(mine.card);
            if (!card || catalogue[*card].base != FigureBase::Double || !mine.figures.empty() || player.zones.empty())
                continue;
            const bool fits = std::ranges::any_of(player.zones, [&](const std::string& id) {
                const Zone* zone = zone_named(id, scenario);
                return !zone || holds_double(*zone, catalogue[*card].height, terrain, walkability);
            });
            if (fits) continue;
            issues.add(IssueCode::ZoneHoldsTooFew,
                       {"issue.zone-holds-no-double",
                        {{"zone", player.zones[0]},
                         {"card", catalogue[*card].name},
                         {"player", player.number},
                         {"players", setup.player_count()}}},
                       player.line.number);
        }
}

// Reports points that cannot be spent on any card.
void check_gathering(const Setup& setup, const Catalogue& catalogue, IssueList& issues) {
    for (const PlayerSetup& player : setup.players) {
        const Army& army = player.army;
        const bool any = army.points == 0 || std::ranges::any_of(catalogue.cards(), [&](const ArmyCard& card) {
                             return card.points <= army.points && fits_army(card, army);
                         });
        if (!any)
            issues.add(IssueCode::SetupIncomplete,
                       {"issue.setup-incomplete-cards",
                        {{"player", player.number}, {"players", setup.player_count()}, {"points", army.points}}},
                       player.line.number);
    }
}

// Checks that figures fit into the start zones. Zones that several players may choose are shared according to need: the
// sum of all figures must fit into all their zones together, and each player's figures into the largest zone that he
// may choose.
void check_room(const Setup& setup, const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                IssueList& issues) {
    const auto room_in = [&](const std::string& id) {
        const Zone* zone = zone_named(id, scenario);
        if (!zone || zone->conditions) return -1;  // Unknown.
        return static_cast<int>(
            std::ranges::count_if(zone->spaces, [&](Space space) { return terrain.surface(space) != nullptr; }));
    };
    std::map<std::string, int> needed;  // Keyed by zone, for players who have only this one.
    for (const PlayerSetup& player : setup.players) {
        int need = 0, most = 0;
        for (const CardOfArmy& card : player.army.cards) need += spaces_of(card, catalogue);
        for (const std::string& id : player.zones) most = std::max(most, room_in(id));
        if (player.zones.size() == 1) need = needed[player.zones[0]] += need;
        if (need <= most || player.zones.empty() ||
            std::ranges::any_of(player.zones, [&](const std::string& id) { return room_in(id) < 0; }))
            continue;
        issues.add(IssueCode::ZoneHoldsTooFew,
                   {"issue.zone-holds-too-few",
                    {{"zone", player.zones[0]},
                     {"have", most},
                     {"need", need},
                     {"player", player.number},
                     {"players", setup.player_count()}}},
                   player.line.number);
    }
}

// Whether somebody who may choose among these zones can start there. Nobody knows it of what conditions add.
bool in_start_zone(Space space, const std::vector<std::string>& zones, const Scenario& scenario) {
    return std::ranges::any_of(zones, [&](const std::string& id) {
        const Zone* zone = zone_named(id, scenario);
        return !zone || goes_beyond_its_list(*zone) || std::ranges::binary_search(zone->spaces, space);
    });
}

std::string zones_listed(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
}

// Reports figures with start spaces outside the player's start zones. What stands in the air or on nothing keeps the
// game from beginning.
void check_start_spaces(const Setup& setup, const Scenario& scenario, const Terrain& terrain,
                        const Catalogue& catalogue, IssueList& issues) {
    for (const PlayerSetup& player : setup.players)
        for (const CardOfArmy& mine : player.army.cards)
            for (const StartSpace& start : mine.figures) {
                std::vector<Space> outside;
                for (const Space space : {start.at, start.tail.value_or(start.at)})
                    if (!in_start_zone(space, player.zones, scenario)) outside.push_back(space);
                const auto card = catalogue.card(mine.card);
                const bool known = card && terrain.surface(start.at) && !player.zones.empty();
                if (!known || outside.empty() || !issues.wants(IssueCode::FigureOutsideZone)) continue;
                Issue issue = issue_of(IssueCode::FigureOutsideZone,
                                       {"issue.figure-outside-zone",
                                        {{"card", catalogue[*card].name},
                                         {"space", to_text(outside.front())},
                                         {"zones", zones_listed(player.zones)},
                                         {"player", player.number},
                                         {"players", setup.player_count()}}},
                                       mine.line.number > 0 ? mine.line.number : player.line.number);
                std::ranges::sort(outside);
                outside.erase(std::ranges::unique(outside).begin(), outside.end());
                issue.spaces = std::move(outside);
                issues.add(std::move(issue));
            }
}

// Checks that each side with a choice can take a zone of its own (SETUP-PLACE-02).
void check_choice(const Setup& setup, IssueList& issues) {
    std::set<std::string> zones;
    std::set<int> sides;
    for (const PlayerSetup& player : setup.players) {
        if (player.zones.size() < 2) continue;
        zones.insert(player.zones.begin(), player.zones.end());
        sides.insert(player.team > 0 ? player.team : max_players + player.number);
    }
    if (sides.size() > zones.size())
        issues.add(IssueCode::ZoneHoldsTooFew,
                   {"issue.zones-too-few",
                    {{"players", setup.player_count()}, {"sides", sides.size()}, {"zones", zones.size()}}},
                   setup.line.number);
}

// With their place at the desk, as start_game() tells it: the set-up, or in it the player whom the sentence names.
std::vector<Issue> at_their_setup(std::vector<Issue> issues, const Setup& setup) {
    for (Issue& issue : issues) {
        issue.word = "setups[" + std::to_string(setup.player_count()) + "]";
        const auto player = std::ranges::find(issue.message.arguments, "player", &Argument::name);
        if (player != issue.message.arguments.end()) issue.word += "/players[" + player->value + "]";
    }
    return issues;
}

}  // namespace

void check_setups(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues) {
    if (scenario.setups->empty()) return;
    const Walkability walkability(scenario, catalogue);
    for (const Setup& setup : *scenario.setups) {
        IssueList found;
        check_completeness(setup, catalogue, found);
        check_owned(setup, scenario, catalogue, found);
        check_gathering(setup, catalogue, found);
        check_room(setup, scenario, terrain, catalogue, found);
        check_choice(setup, found);
        check_start_spaces(setup, scenario, terrain, catalogue, found);
        check_doubles(setup, scenario, terrain, catalogue, walkability, found);
        issues.add(at_their_setup(std::move(found).sorted(), setup));
    }
}

void check_sorts(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    each_word(tree_of(scenario), [&](const WordPath&, const WordNode& word) {
        const Slot* sort = word.slot("sort");
        if (!sort || sort->text.empty()) return;
        for (const std::string_view member : {"zone", "piece"}) {
            const Slot* name = word.slot(member);
            if (name && !name->text.empty() && names_of_sort(scenario, catalogue, named_by(member), sort->text).empty())
                add_never(
                    issues, IssueCode::RuleNeverFires,
                    {{"issue.never.nothing-of-sort",
                      {{"sort", sort->text}, {"what", member == "zone" ? "issue.sort.zone" : "issue.sort.piece"}}},
                     word.line},
                    word.line);
        }
    });
}

void check_rules(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues) {
    const Rulebook& book = rulebook_of(scenario);
    const bool zones =
        std::ranges::any_of(*scenario.zones, [](const Zone& zone) { return zone.conditions != nullptr; });
    if (book.empty() && !zones) return;
    const Satisfiability satisfiability(scenario, terrain, catalogue);
    check_zones_of_a_sort(*scenario.zones, satisfiability, issues);
    check_tallies(book, satisfiability.facts(), issues);
    check_each_rule(book, satisfiability, issues);
    check_victory(scenario, satisfiability, issues);
    check_telling(book, issues);
}

}  // namespace hexwright::checks
