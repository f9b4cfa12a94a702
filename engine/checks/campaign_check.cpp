#include "engine/checks/campaign_check.h"

#include "engine/checks/effect_check.h"
#include "engine/checks/word_lines.h"
#include "engine/scenario/setups_played.h"
#include "engine/setup/campaign_play.h"
#include "engine/setup/start.h"

#include <algorithm>
#include <set>

namespace hexwright::checks {
namespace {

int most_players(const Scenario& scenario) {
    int most = 0;
    for (const Setup& setup : setups_played(scenario)) most = std::max(most, setup.player_count());
    return most;
}

// Cards that the player can have in some game of the scenario; std::nullopt if armies are gathered and any card is
// possible.
std::optional<std::set<std::string>> cards_of_player(const Scenario& scenario, int player) {
    std::set<std::string> cards = facts_of(rulebook_of(scenario)).arriving_cards;
    for (const Setup& setup : setups_played(scenario))
        for (const PlayerSetup& each : setup.players) {
            if (each.number != player) continue;
            if (each.army.points > 0) return {};
            for (const CardOfArmy& card : each.army.cards) cards.insert(card.card);
        }
    return cards;
}

// The beginning of a game, with the first set-up that can be started.
std::optional<GameState> some_game_of(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue) {
    for (const Setup& setup : setups_played(scenario))
        if (auto started = start_game(scenario, catalogue, {.players = setup.player_count()}))
            return std::move(started->state);
    return {};
}

std::map<std::string, int> asked_in(const Next& link) {  // The flags and counters that the link reads.
    Rulebook book;
    book.victory.wins.push_back({.conditions = link.conditions});
    return facts_of(book).read;
}

class CampaignCheck {
public:
    CampaignCheck(const Campaign& campaign, const std::vector<const Scenario*>& scenarios, const Catalogue& catalogue,
                  IssueList& issues)
        : campaign_(campaign),
          scenarios_(scenarios),
          catalogue_(std::shared_ptr<const Catalogue>{}, &catalogue),
          issues_(issues) {}

    void look() {
        check_reach();
        for (std::size_t i = 0; i < campaign_.games.size(); ++i) {
            if (!scenarios_[i]) continue;
            check_setups(campaign_.games[i], *scenarios_[i]);
            check_links(campaign_.games[i], *scenarios_[i]);
            check_awaited(campaign_.games[i], *scenarios_[i]);
        }
    }

private:
    void add(IssueCode code, Message message, int line, std::optional<Severity> severity = {}) {
        if (!issues_.wants(code)) return;
        Issue issue{code, severity.value_or(usual_severity(code)), std::move(message), {}, {}, {}};
        issue.line = line;
        issues_.add(std::move(issue));
    }

    std::size_t place_of(const NewName& game) const {
        return static_cast<std::size_t>(std::ranges::find(campaign_.games, game, &CampaignGame::id) -
                                        campaign_.games.begin());
    }

    // ---- the order of games

    void check_reach() {
        std::vector<bool> reached(campaign_.games.size());
        for (std::vector<std::size_t> waiting{0}; !waiting.empty();) {
            const std::size_t game = waiting.back();
            waiting.pop_back();
            if (game >= reached.size() || reached[game]) continue;
            reached[game] = true;
            for (const Next& link : campaign_.games[game].next) {
                waiting.push_back(place_of(link.game));
                if (link.conditions.empty()) break;
            }
        }
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const CampaignGame& game = campaign_.games[i];
            if (!reached[i])
                add(IssueCode::GameUnreachable, {"issue.game-unreachable", {{"game", game.id.word}}}, game.line);
            const auto always =
                std::ranges::find_if(game.next, [](const Next& link) { return link.conditions.empty(); });
            if (always != game.next.end() && always + 1 != game.next.end())
                add(IssueCode::GameUnreachable, {"issue.game-unreachable-next", {{"line", always->line}}},
                    (always + 1)->line);
        }
    }

    void check_setups(const CampaignGame& game, const Scenario& scenario) {
        if (!scenario.setups->empty()) return;
        const bool playable = setup_for(scenario, {}).has_value();
        const char* sentence = playable ? "issue.campaign-file-gathers" : "issue.campaign-file-setup";
        add(IssueCode::CampaignFile, {sentence, {{"game", game.id.word}, {"file", game.src.text}}}, game.line,
            playable ? Severity::Warning : Severity::Error);
    }

    // ---- names in links

    void check_links(const CampaignGame& game, const Scenario& scenario) {
        if (game.next.empty()) return;
        const std::optional<GameState> state = some_game_of(scenario, catalogue_);
        const Satisfiability satisfiability(scenario, terrain_of(scenario.battlefield, *catalogue_), *catalogue_);
        for (const Next& link : game.next) {
            check_conditions(link, scenario, state, satisfiability);
            check_carries(game, link, scenario);
            check_kept(game, link, satisfiability.facts());
        }
    }

    void check_conditions(const Next& link, const Scenario& scenario, const std::optional<GameState>& state,
                          const Satisfiability& satisfiability) {
        if (state)
            if (const auto fine = check_link(link, scenario, *state); !fine)
                return add(IssueCode::CampaignName, fine.error().message,
                           fine.error().at ? fine.error().at->line : link.line.number);
        std::set<int> told;
        for (const NeverInside& each : nobody_meant(link.conditions, satisfiability.players()))
            if (told.insert(each.line).second) add(IssueCode::CampaignName, said(each.never, each.line), each.line);
        for (const auto& [tally, line] : asked_in(link))
            if (!satisfiability.facts().written.contains(tally))
                add(IssueCode::TallyUnwritten, {"issue.tally-unwritten", {{"tally", tally}}}, line);
        const auto why = satisfiability.never(link.conditions, link.line, about_the_game);
        if (why && !told.contains(why->line)) add(IssueCode::RuleNeverFires, said(*why, link.line), why->line);
    }
    static Message said(Never never, int line) {
        never.why.arguments.emplace_back("line", line);
        never.why.arguments.emplace_back("where", "issue.line");
        return std::move(never.why);
    }

    // ---- what is carried over

    void check_carries(const CampaignGame& game, const Next& link, const Scenario& from) {
        const std::size_t place = place_of(link.game);
        std::set<int> players;
        for (const Carry& carry : link.carried) {
            const bool new_one = players.insert(carry.player).second;
            if (!new_one) add(IssueCode::CarryIdle, {"issue.carry-idle-twice", {{"player", carry.player}}}, carry.line);
            else if (place < scenarios_.size() && scenarios_[place])
                check_carry(carry, game, from, link.game.word, *scenarios_[place]);
        }
    }
    void check_carry(const Carry& carry, const CampaignGame& game, const Scenario& from, const std::string& next,
                     const Scenario& to) {
        for (const auto& [scenario, id] : {std::pair(&from, game.id.word), std::pair(&to, next)}) {
            const int most = most_players(*scenario);
            if (most == 0) return;  // Nobody can play there at all, which is reported elsewhere.
            if (carry.player > most)
                return add(IssueCode::CampaignName,
                           {"issue.campaign-name-player", {{"player", carry.player}, {"game", id}}}, carry.line);
        }
        const auto before = cards_of_player(from, carry.player), after = cards_of_player(to, carry.player);
        if (!before || !after ||
            std::ranges::any_of(*after, [&](const std::string& card) { return before->contains(card); }))
            return;
        add(IssueCode::CarryIdle, {"issue.carry-idle", {{"player", carry.player}, {"game", next}}}, carry.line);
    }

    // ---- what is kept

    void check_kept(const CampaignGame& game, const Next& link, const RuleFacts& facts) {
        const std::size_t place = place_of(link.game);
        std::set<std::string> kept;
        for (const Keep& keep : link.kept) {
            const std::string& tally = keep.id.word;
            const std::vector<Argument> names{{"tally", tally}, {"game", game.id.word}, {"next", link.game.word}};
            if (!kept.insert(tally).second) {
                add(IssueCode::CarryIdle, {"issue.keep-twice", names}, keep.line);
                continue;
            }
            if (!facts.written.contains(tally))
                add(IssueCode::TallyUnwritten, {"issue.keep-unwritten", names}, keep.line);
            if (place < scenarios_.size() && scenarios_[place] && !is_carried(*scenarios_[place], tally))
                add(IssueCode::CampaignName, {"issue.keep-undeclared", names}, keep.line);
        }
    }
    static bool is_carried(const Scenario& scenario, const std::string& tally) {
        const DeclaredTally* known = declared(rulebook_of(scenario), tally);
        return known && known->carried == YesNo::Yes;
    }

    // Flags and counters that a game waits for from the games before it, and that none of these hands on.
    void check_awaited(const CampaignGame& game, const Scenario& scenario) {
        std::vector<const Next*> links;
        for (const CampaignGame& before : campaign_.games)
            for (const Next& link : before.next)
                if (link.game == game.id) links.push_back(&link);
        if (links.empty()) return;
        Rulebook alone = rulebook_of(scenario);
        alone.tallies.clear();
        const RuleFacts facts = facts_of(alone);
        for (const DeclaredTally& tally : rulebook_of(scenario).tallies) {
            if (tally.carried == YesNo::No || facts.written.contains(tally.id.word)) continue;
            const bool kept = std::ranges::any_of(links, [&](const Next* link) {
                return std::ranges::count(link->kept, tally.id.word, [](const Keep& keep) { return keep.id.word; }) > 0;
            });
            if (!kept)
                add(IssueCode::CarryIdle, {"issue.carried-unkept", {{"tally", tally.id.word}, {"game", game.id.word}}},
                    game.line);
        }
    }

    const Campaign& campaign_;
    const std::vector<const Scenario*>& scenarios_;
    std::shared_ptr<const Catalogue> catalogue_;
    IssueList& issues_;
};

}  // namespace

void check_campaign(const Campaign& campaign, const std::vector<const Scenario*>& scenarios, const Catalogue& catalogue,
                    IssueList& issues) {
    CampaignCheck(campaign, scenarios, catalogue, issues).look();
}

namespace {

Issue about_word(const WordNode& top, const WordPath& path, Message message) {
    Issue issue{IssueCode::CampaignName, usual_severity(IssueCode::CampaignName), std::move(message), {}, {}, {}};
    const WordNode* word = word_at(top, path);
    issue.line = word ? word->line : 0;
    issue.word = path.top() ? std::string() : to_text(path, top);
    return issue;
}

bool has_game(const Campaign& campaign, const std::string& id) {
    return std::ranges::any_of(campaign.games, [&](const CampaignGame& game) { return game.id.word == id; });
}

}  // namespace

void check_campaign_words(const Campaign& campaign, std::vector<Issue>& issues) {
    const WordNode top = tree_of(campaign);
    check_holes(top, issues);
    if (campaign.games.empty())
        issues.push_back(about_word(top, {}, {"campaign.games", {{"limit", max_campaign_games}}}));
    each_word(top, [&](const WordPath& path, const WordNode& word) {
        const Slot* game = word.slot("game");
        const bool missing = game && word.name == ScenarioTest::name && game->text.empty();
        if (missing) issues.push_back(about_word(top, path.at("game"), {"test.which-game"}));
        if (game && !game->text.empty() && !has_game(campaign, game->text))
            issues.push_back(about_word(top, path.at("game"), {"campaign.no-game", {{"game", game->text}}}));
    });
}

void leave_out_asked(const CampaignGame& game, std::vector<Issue>& issues) {
    for (const Next& link : game.next) {
        std::set<std::string> asked;
        for (const auto& [tally, line] : asked_in(link)) asked.insert(tally);
        for (const Keep& keep : link.kept) asked.insert(keep.id.word);
        std::erase_if(issues, [&](const Issue& issue) {
            return issue.code == IssueCode::TallyUnread && std::ranges::any_of(asked, [&](const std::string& tally) {
                       return std::ranges::count(issue.message.arguments, Argument{"tally", tally}) > 0;
                   });
        });
    }
}

}  // namespace hexwright::checks
