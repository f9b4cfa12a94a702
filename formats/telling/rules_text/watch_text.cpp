#include "formats/telling/rules_text/watch_text.h"

#include "engine/story/story.h"
#include "formats/telling/rules_text/clauses.h"

namespace hexwright::telling {
namespace {

Message runs_now(const WatchedRule& rule) {
    if (rule.would_run == 0) return {"watch.rests"};
    if (rule.of == AskedOf::Game) return {"watch.runs"};
    return {rule.of == AskedOf::Figures ? "watch.runs-figures" : "watch.runs-players",
            {{"count", rule.would_run}, {"of", rule.asked}}};
}

Message in_force(const WatchedModifier& modifier) {
    if (!modifier.lasts) return {"watch.not-in-force"};
    return {"watch.in-force", {{"count", modifier.applies}, {"of", modifier.asked}}};
}

Message reached(const WatchedWin& win) {
    if (!win.reached) return {"watch.win-not"};
    if (win.players.empty()) return {"watch.win"};
    std::vector<Message> players;
    for (const PlayerId player : win.players) players.push_back({"watch.player", {{"player", player.value + 1}}});
    return {"watch.win-of", {{"players", std::move(players)}}};
}

// When a win that holds is looked for, if not at once.
std::vector<Message> looked_for(const WatchedWin& win) {
    if (!win.reached || win.win->timing == Timing::AtOnce) return {};
    return {{win.win->timing == Timing::EndOfRound ? "watch.looked-for-end-of-round" : "watch.looked-for-at-limit"}};
}

class RuleTold {
public:
    RuleTold(const GameState& state, const Words& words, RulesText& text) : state_(state), words_(words), text_(text) {}

    std::vector<std::string> history(const Rule& rule, const RuleRecord& record) {
        if (record.occasions == 0) return {words_(Message{"watch.no-event"})};
        std::vector<std::string> told;
        told.push_back(
            words_(record.fired == 0 ? Message{"watch.never-ran"} : Message{"watch.ran", {{"count", record.fired}}}));
        if (record.last_stopped) told.push_back(stopped(rule, *record.last_stopped));
        return told;
    }

private:
    std::string stopped(const Rule& rule, const RuleOccasion& occasion) {
        const bool of_figure = occasion.figure.valid();
        Message message{of_figure ? "watch.stopped-figure" : "watch.stopped", {{"round", occasion.round}}};
        if (of_figure) message.arguments.emplace_back("figure", name_in_army(state_, occasion.figure));
        message.arguments.emplace_back("why", why(rule, occasion));
        return words_(message);
    }
    std::string why(const Rule& rule, const RuleOccasion& occasion) {
        if (!occasion.stopped) return words_(Message{"watch.cut-off"});
        if (!occasion.decisive) return words_(Message{"watch.spent"});
        return words_(Message{"watch.wanted", {{"what", text_.wanted_of(rule, *occasion.decisive, !occasion.holds)}}});
    }

    const GameState& state_;
    const Words& words_;
    RulesText& text_;
};

std::vector<DeclaredTally> declared_in(const GameState& state) {
    return state.setup->rulebook ? state.setup->rulebook->written.tallies : std::vector<DeclaredTally>{};
}

}  // namespace

WatchPage watch_page(const GameState& state, const std::vector<RuleRecord>& records, const Words& words) {
    const WatchedRules all = watched_rules(state);
    RulesText text(words, state.catalogue(), declared_in(state));
    if (state.setup->rulebook) text.know_titles(state.setup->rulebook->written);
    RuleTold told(state, words, text);
    WatchPage page;
    for (std::size_t i = 0; i < all.rules.size(); ++i) {
        page.rules.push_back(text.watched(all.rules[i]));
        page.rules.back().now = words(runs_now(all.rules[i]));
        if (i < records.size()) page.rules.back().history = told.history(*all.rules[i].rule, records[i]);
    }
    for (const WatchedModifier& modifier : all.modifiers) {
        page.modifiers.push_back(text.watched(modifier));
        page.modifiers.back().now = words(in_force(modifier));
    }
    for (std::size_t i = 0; i < all.wins.size(); ++i) {
        page.wins.push_back(text.watched(all.wins[i], state.setup->rounds));
        page.wins.back().title = words(Message{"watch.win-title", {{"number", i + 1}}});
        page.wins.back().now = words(reached(all.wins[i]));
        for (const Message& when : looked_for(all.wins[i])) page.wins.back().now += " " + words(when);
    }
    return page;
}

}  // namespace hexwright::telling
