#include "engine/scenario/slot_choices.h"

#include "engine/board/catalogue/inventory.h"
#include "engine/scenario/uses.h"

#include <algorithm>
#include <set>

namespace hexwright::scenario {
namespace {

void add_once(std::vector<std::string>& options, const std::string& option) {
    if (!option.empty() && std::ranges::count(options, option) == 0) options.push_back(option);
}

template <class List>
void add_ids(std::vector<std::string>& options, const List& list) {
    const std::set<std::string> there(options.begin(), options.end());
    for (const auto& each : list)
        if (!there.contains(each.id)) options.push_back(each.id);
}

int most_players(const Scenario& scenario) {
    int most = 0;
    for (const Setup& setup : *scenario.setups) most = std::max(most, setup.player_count());
    return most == 0 ? max_players : most;
}

void add_numbers(std::vector<std::string>& options, const Scenario& scenario) {
    for (int player = 1; player <= most_players(scenario); ++player) options.push_back(std::to_string(player));
}

// ---- things of the scenario

void cards_in(const Army& army, std::vector<std::string>& cards) {
    for (const CardOfArmy& card : army.cards) add_once(cards, card.card);
}

std::vector<std::string> cards_of(const Scenario& scenario) {
    std::vector<std::string> cards;
    for (const Setup& setup : *scenario.setups) {
        for (const PlayerSetup& player : setup.players) {
            cards_in(player.army, cards);
            for (const OwnedPiece& owned : player.owns)
                if (!owned.is_object()) add_once(cards, owned.card);
        }
        cards_in(setup.nobodys, cards);
    }
    return cards;
}

std::vector<std::string> cards_in_play(const Scenario& scenario) {
    std::vector<std::string> cards;
    for (const Setup& setup : *scenario.setups)
        for (const PlayerSetup& player : setup.players)
            for (const CardOfArmy& card : player.army.cards)
                add_once(cards, std::to_string(player.number) + "." + card.card);
    return cards;
}

std::vector<std::string> terrains_of(const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<std::string> terrains;
    for (const PlacedPiece& piece : scenario.battlefield.pieces())
        add_once(terrains, catalogue[catalogue[piece.kind].terrain].id);
    return terrains;
}

std::vector<std::string> glyphs_of(const Scenario& scenario) {
    std::vector<std::string> glyphs;
    for (const Glyph& glyph : *scenario.glyphs) add_once(glyphs, glyph.id);
    for (const GlyphPool& pool : *scenario.glyph_pools)
        for (const std::string& kind : pool.kinds) add_once(glyphs, kind);
    return glyphs;
}

std::vector<std::string> tiles_that_cover(const Catalogue& catalogue) {
    std::vector<std::string> tiles;
    for (const PieceType& type : catalogue.pieces())
        if (type.plain_tile() && type.standable && type.hexes.size() == 1) tiles.push_back(type.id);
    return tiles;
}

// A zone's own conditions may ask about the zones before it, all other words about any.
std::vector<std::string> zones_for(const WordNode& top, const WordPath& word, const Scenario& scenario) {
    std::vector<std::string> zones = names_of(scenario, NamedThing::Zone);
    const bool of_a_zone = !word.top() && word.steps[0].list == "zones" && top.name == ScenarioWords::name;
    if (of_a_zone) zones.resize(std::min(zones.size(), word.steps[0].index));
    else zones.insert(zones.end(), {std::string(own_start_word), std::string(enemy_start_word)});
    return zones;
}

// ---- names in scope

std::vector<std::string>& names_of_sort(NamesInScope& names, NameOf what) {
    switch (what) {
        case NameOf::Figure:
            return names.figures;
        case NameOf::Space:
            return names.spaces;
        case NameOf::Glyph:
            return names.glyphs;
        case NameOf::Zone:
            return names.zones;
        case NameOf::Piece:
            return names.pieces;
        case NameOf::Player:
            break;
    }
    return names.players;
}

void note_names(const WordNode& word, const WordPath& within, NamesInScope& names) {
    for (const Slot& slot : word.slots) {
        if (slot.kind != SlotKind::FreshName || slot.name == "id" || slot.text.empty()) continue;
        const bool of_a_test = slot.name == "as" && within.last().list == "figures";
        const NameOf what = of_a_test ? NameOf::Figure : named_by(slot.name);
        std::vector<std::string>& list = names_of_sort(names, what);
        list.insert(list.begin(), slot.text);
    }
}

// The figures that the position of a test names are known in all of it.
void note_figures_of_a_test(const WordNode& test, const WordPath& path, NamesInScope& names) {
    const WordList* given = test.list("given");
    if (!given || given->parts.empty()) return;
    if (const WordList* figures = given->parts[0].list("figures"))
        for (const WordNode& figure : figures->parts) note_names(figure, path.inside("figures", 0), names);
}

void note_event(const WordNode& rule, NamesInScope& names) {
    const WordList* events = rule.list("events");
    if (!events) return;
    bool figure = false, player = false, attacker = false, target = false, glyph = false;
    for (const WordNode& on : events->parts) {
        const Slot* event = on.slot("event");
        if (!event) continue;
        const auto found = std::ranges::find(event->words, event->text);
        if (found == event->words.end()) continue;
        const auto kind = static_cast<EventKind>(found - event->words.begin());
        figure = figure || event_has_figure(kind);
        player = player || event_has_player(kind);
        attacker = attacker || event_has_attacker(kind);
        target = target || event_has_target(kind);
        glyph = glyph || event_has_glyph(kind);
    }
    if (figure) names.figures.push_back("event");
    for (const auto& [there, name] : {std::pair(figure, "event-figure"), std::pair(attacker, "attacker-figure"),
                                      std::pair(target, "target-figure")})
        if (there) names.figures_as_owners.push_back(name);
    if (player) names.players.push_back("event");
    if (glyph) names.glyphs.push_back("event");
    for (const auto& [there, name] : {std::pair(attacker, "attacker"), std::pair(target, "target")})
        if (there) {
            names.figures.push_back(name);
            names.players.push_back(name);  // Who controls it.
        }
}

// The games of a campaign, where its words name one that is there already.
std::optional<std::vector<std::string>> games_for(const Slot& slot, const WordNode& top) {
    if (top.name != Campaign::name || slot.name != "game") return {};
    std::vector<std::string> games;
    for (const WordNode& game : top.list("games")->parts) add_once(games, game.id());
    return games;
}

// ---- what may stand there

SlotChoices players_for(const Scenario& scenario, const NamesInScope& names) {
    SlotChoices choices;
    add_numbers(choices.options, scenario);
    for (const std::string& name : names.players) add_once(choices.options, name);
    for (const char* word : {"turn", "last-to-act", "first", "controller", "nobody"}) add_once(choices.options, word);
    return choices;
}

SlotChoices figures_for(const NamesInScope& names) {
    SlotChoices choices{.options = names.figures};
    choices.pick = PickOnMap::Figure;
    return choices;
}

std::vector<std::string> after(std::vector<std::string> first, const std::vector<std::string>& others) {
    for (const std::string& each : others) add_once(first, each);
    return first;
}

SlotChoices owners_for(const Scenario& scenario, const NamesInScope& names) {
    SlotChoices choices = players_for(scenario, names);
    std::erase(choices.options, "nobody");
    for (const std::string& name : names.figures) add_once(choices.options, name);
    for (const std::string& name : names.figures_as_owners) add_once(choices.options, name);
    add_once(choices.options, "figure");
    for (const std::string& zone : after(names.zones, names_of(scenario, NamedThing::Zone)))
        add_once(choices.options, zone);
    return choices;
}

template <class List>
SlotChoices of_catalogue(std::vector<std::string> ours, const List& all) {
    SlotChoices choices{.options = std::move(ours)};
    choices.near = choices.options.size();
    add_ids(choices.options, all);
    return choices;
}

SlotChoices list_of(std::vector<std::string> options, PickOnMap pick = PickOnMap::No, bool typed = false) {
    SlotChoices choices{.options = std::move(options)};
    choices.near = choices.options.size();
    choices.pick = pick;
    choices.typed = typed;
    return choices;
}

SlotChoices numbered(const Scenario& scenario, std::initializer_list<const char*> more) {
    SlotChoices choices;
    add_numbers(choices.options, scenario);
    choices.options.insert(choices.options.end(), more.begin(), more.end());
    return choices;
}

SlotChoices words_to_choose(const Slot& slot) {
    SlotChoices choices;
    for (const std::string_view word : slot.words)
        if (!word.empty() && word != "?") choices.options.emplace_back(word);
    return choices;
}

SlotChoices number_for(const Slot& slot) {
    SlotChoices choices;
    choices.low = slot.low;
    choices.high = slot.high;
    return choices;
}

SlotChoices cards_on_table(const Scenario& scenario, const NamesInScope& names) {
    SlotChoices choices{.options = names.figures};
    for (const std::string& card : cards_in_play(scenario)) add_once(choices.options, card);
    return choices;
}

// The uses of zones, the kinds of named pieces, or the kinds of glyphs: of what the word gives a name to.
std::vector<std::string> sorts_for(const WordNode& word, const Scenario& scenario, const Catalogue& catalogue) {
    const auto names = [&](std::string_view member) {
        const Slot* slot = word.slot(member);
        return slot && !slot->text.empty();
    };
    std::vector<std::string> sorts;
    if (names("glyph")) return glyphs_of(scenario);
    if (names("zone"))
        for (const Zone& zone : *scenario.zones) add_once(sorts, zone.use);
    if (names("piece"))
        for (const auto& [id, name] : scenario.battlefield.names())
            if (const PlacedPiece* piece = scenario.battlefield.find(id)) add_once(sorts, catalogue[piece->kind].id);
    return sorts;
}

SlotChoices choices_of_kind(const Slot& slot, const Scenario& scenario, const Catalogue& catalogue, const WordNode& top,
                            const WordPath& member) {
    const WordPath word{member.steps, {}};
    if (auto games = games_for(slot, top)) return list_of(std::move(*games));
    switch (slot.kind) {
        case SlotKind::Zone:
            return list_of(after(names_in_scope(top, word).zones, zones_for(top, word, scenario)), PickOnMap::Zone);
        case SlotKind::Tally:
            return list_of(names_of(scenario, NamedThing::Tally), PickOnMap::No, true);
        case SlotKind::Card:
            return of_catalogue(cards_of(scenario), catalogue.cards());
        case SlotKind::Terrain:
            return of_catalogue(terrains_of(scenario, catalogue), catalogue.terrains());
        case SlotKind::Glyph:
            return of_catalogue(after(names_in_scope(top, word).glyphs, glyphs_of(scenario)), catalogue.glyphs());
        case SlotKind::Kind:
            return list_of(tiles_that_cover(catalogue));
        case SlotKind::Piece:
            return list_of(after(names_in_scope(top, word).pieces, names_of(scenario, NamedThing::Piece)),
                           PickOnMap::Piece);
        case SlotKind::Sort:
            return list_of(sorts_for(*word_at(top, word), scenario, catalogue));
        case SlotKind::Figure:
            return figures_for(names_in_scope(top, word));
        case SlotKind::Player:
            return players_for(scenario, names_in_scope(top, word));
        case SlotKind::NamedSpace:
            return list_of(names_in_scope(top, word).spaces, PickOnMap::Space, true);
        case SlotKind::Owner:
            return owners_for(scenario, names_in_scope(top, word));
        case SlotKind::Winner:
            return numbered(scenario, {"each", "last-standing", "most-points", "nobody"});
        case SlotKind::NamedRule:
            return list_of(names_of(scenario, NamedThing::Rule));
        case SlotKind::Result:
            return numbered(scenario, {"nobody", "open"});
        case SlotKind::Actor:
            return list_of(names_in_scope(top, word).figures, PickOnMap::Figure, true);
        case SlotKind::CardInPlay:
            return cards_on_table(scenario, names_in_scope(top, word));
        case SlotKind::Number:
            return number_for(slot);
        case SlotKind::Choice:
            return words_to_choose(slot);
        case SlotKind::Space:
            return list_of({}, PickOnMap::Space, true);
        default:
            return list_of({}, PickOnMap::No, true);
    }
}

}  // namespace

NamesInScope names_in_scope(const WordNode& top, const WordPath& word) {
    NamesInScope names;
    WordPath path;
    const WordNode* node = &top;
    for (const WordStep& step : word.steps) {
        path.steps.push_back(step);
        const WordNode* next = word_at(*node, {{step}, {}});
        if (!next) break;
        node = next;
        if (node->name == Rule::name) note_event(*node, names);
        if (node->name == ScenarioTest::name || node->name == Puzzle::name) note_figures_of_a_test(*node, path, names);
        else note_names(*node, path, names);
    }
    return names;
}

SlotChoices choices_for(const Scenario& scenario, const Catalogue& catalogue, const WordNode& top,
                        const WordPath& member) {
    const Slot* slot = slot_at(top, member);
    if (!slot) return {};
    SlotChoices choices = choices_of_kind(*slot, scenario, catalogue, top, member);
    choices.may_be_empty = !slot->required;
    return choices;
}

}  // namespace hexwright::scenario
