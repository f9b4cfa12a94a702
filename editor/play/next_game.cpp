#include "editor/play/next_game.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk_setups.h"
#include "editor/play/new_game.h"
#include "editor/play/sitting_down.h"
#include "editor/play/table_hands.h"
#include "editor/workspace/editor_state.h"
#include "engine/scenario/titles.h"
#include "engine/setup/campaign_play.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::play {

std::optional<std::size_t> campaign_game_on_table(const OpenMap& map) {
    if (!map.campaign || !map.table.play) return {};
    const CampaignState& campaign = *map.campaign;
    const std::size_t games = campaign.document.now().games.size();
    if (campaign.playing && *campaign.playing < games && is_on_map(map, *campaign.playing)) return campaign.playing;
    for (std::size_t game = 0; game < games; ++game)
        if (is_on_map(map, game)) return game;
    return {};
}

namespace {

// ---- what comes along, in words

std::string names_of(const std::vector<CardOfArmy>& cards, const Catalogue& catalogue) {
    std::string names;
    for (const CardOfArmy& card : cards) {
        const auto kind = catalogue.card(card.card);
        names += (names.empty() ? "" : ", ") + (kind ? catalogue[*kind].name : card.card) +
                 (card.copies > 1 ? " ×" + std::to_string(card.copies) : "");
    }
    return names;
}

// "1.sonlen" and "1.sonlen.1.1", as games name cards and figures, in words.
std::string name_for_people(const std::string& name, const Catalogue& catalogue) {
    const std::size_t first = name.find('.'), second = name.find('.', first + 1);
    const auto kind =
        first == std::string::npos
            ? std::nullopt
            : catalogue.card(name.substr(first + 1, second == std::string::npos ? second : second - first - 1));
    if (!kind) return name;
    const ArmyCard& card = catalogue[*kind];
    const bool one_of_several = second != std::string::npos && card.figures > 1;
    return card.name + (one_of_several ? " " + name.substr(name.rfind('.') + 1) : "");
}

// Of `before`, what is not in `now` any more.
std::vector<CardOfArmy> missing_in(const std::vector<CardOfArmy>& now, const std::vector<CardOfArmy>& before) {
    std::vector<CardOfArmy> missing;
    for (const CardOfArmy& card : before)
        if (std::ranges::find(now, card.card, &CardOfArmy::card) == now.end()) missing.push_back(card);
    return missing;
}

void tell_armies(const Scenario& next, const Scenario& made, const Next& link, const GameOptions& options,
                 const Catalogue& catalogue, std::vector<Message>& told) {
    const auto whole = setup_for(next, options), left = setup_for(made, options);
    if (!whole || !left) return;
    for (const Carry& carry : link.carried) {
        const auto of = [&](const Setup& setup) -> std::vector<CardOfArmy> {
            const auto found = std::ranges::find(setup.players, carry.player.value, &PlayerSetup::number);
            return found == setup.players.end() ? std::vector<CardOfArmy>{} : found->army.cards;
        };
        const auto cards = of(*left), gone = missing_in(cards, of(*whole));
        if (!cards.empty())
            told.push_back(
                {"next-game.comes", {{"player", carry.player.value}, {"cards", names_of(cards, catalogue)}}});
        if (!gone.empty())
            told.push_back({"next-game.stays", {{"player", carry.player.value}, {"cards", names_of(gone, catalogue)}}});
    }
}

void tell_carried(const CarriedOver& carried, const Scenario& next, const Catalogue& catalogue,
                  std::vector<Message>& told) {
    const auto named = [&](const std::string& name) { return name_for_people(name, catalogue); };
    const Rulebook book = rulebook_of(next);
    for (const CarriedRest& rest : carried.rests)
        told.push_back({"next-game.rest", {{"card", named(rest.card)}, {"figures", rest.figures}}});
    for (const CarriedWounds& hurt : carried.wounds)
        told.push_back({"next-game.wounds", {{"figure", named(hurt.figure)}, {"wounds", hurt.wounds}}});
    for (const CarriedUpgrade& better : carried.upgrades)
        told.push_back({"next-game.upgrade",
                        {{"card", named(better.card)}, {"attack", better.attack}, {"defense", better.defense}}});
    for (const CarriedTally& tally : carried.tallies) {
        const std::string name = title_of_tally(book, tally.tally);
        if (!tally.figure.empty())
            told.push_back({"next-game.tally-of-figure",
                            {{"tally", name}, {"value", tally.value}, {"figure", named(tally.figure)}}});
        else if (tally.player > 0)
            told.push_back(
                {"next-game.tally-of-player", {{"tally", name}, {"value", tally.value}, {"player", tally.player}}});
        else told.push_back({"next-game.tally", {{"tally", name}, {"value", tally.value}}});
    }
}

// ---- what follows

CampaignState::Following found_after(const OpenMap& map, std::size_t game) {
    const Campaign& campaign = map.campaign->document.now();
    const Play& play = *map.table.play;
    const GameState& end = play.session().state();
    const auto next = next_game(campaign.games[game], *play.map(), end);
    if (!next) return {.trouble = next.error().message};
    if (!*next) return {};
    const Next& link = **next;
    const auto to = std::ranges::find(campaign.games, link.game, &CampaignGame::id);
    if (to == campaign.games.end()) return {.trouble = Message{"campaign.no-game", {{"game", link.game.word}}}};
    CampaignState::Following following{.game = static_cast<std::size_t>(to - campaign.games.begin())};
    const CampaignState::Game there = campaign_game(map, *following.game);
    following.title = there.title;
    if (!there.scenario) return {.trouble = there.trouble.value_or(Message{"campaign.no-src"})};
    if (const auto fits = check_link(link, *play.map(), end); !fits) return {.trouble = fits.error().message};
    following.begins.options.carried = carried_over(link, end);
    following.begins.mode = play.session().mode();
    const int players = static_cast<int>(end.players.size()), usual = usual_players(*there.scenario);
    const bool as_many =
        std::ranges::any_of(*there.scenario->setups, [&](const Setup& each) { return each.player_count() == players; });
    following.begins.options.players = as_many ? players : usual;
    following.scenario = std::make_shared<const Scenario>(with_carried(*there.scenario, link, end));
    for (int player = 0; player < following.begins.options.players; ++player)
        following.begins.seats.push_back(player < players ? seat_name(play.session().seat(PlayerId{player}))
                                                          : "greedy");
    tell_armies(*there.scenario, *following.scenario, link, following.begins.options, map.catalogue(),
                following.comes_along);
    tell_carried(following.begins.options.carried, *there.scenario, map.catalogue(), following.comes_along);
    return following;
}

}  // namespace

const CampaignState::Following* campaign_goes_on(const OpenMap& map) {
    const auto game = campaign_game_on_table(map);
    if (!game || !map.table.play->session().state().over) return nullptr;
    const CampaignState& campaign = *map.campaign;
    const std::pair asked{campaign.number, map.table.play->revision()};
    Derived::Followed& kept = map.derived->followed;
    if (!kept.following || kept.of != asked) kept = {asked, found_after(map, *game)};
    return &*kept.following;
}

bool has_next_game(const EditorState& editor) {
    const auto* following = campaign_goes_on(editor.map);
    return following && following->game;
}

void begin_waiting_game(EditorState& editor) {
    if (!editor.map.campaign || !editor.map.campaign->waiting || editor.dialog.kind != Dialog::None) return;
    CampaignState::Following waiting = *std::exchange(editor.map.campaign->waiting, std::nullopt);
    if (!is_on_map(editor.map, *waiting.game)) return;  // Its map was not opened after all.
    TableState& table = editor.map.table;
    waiting.begins.options.seed = editor.fresh_seed();
    auto begun = Play::begin(waiting.scenario, editor.catalogue(), waiting.begins, table.numbers + 1);
    if (!begun) return refuse(editor.map.status, begun.error().message);
    table.numbers = begun->last_number() + (1ULL << 24);
    table.play = std::move(*begun);
    table.unheeded = editor.map.document.now().scenario;  // The game is on it, with those who came along.
    editor.map.campaign->playing = waiting.game;
    sit_down_again(editor.map);
    say(editor.map.status, {"next-game.begun", {{"title", waiting.title}}});
}

}  // namespace hexwright::play
