#include "editor/desk/desk_armies.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_figures.h"
#include "editor/desk/desk_pick.h"
#include "editor/desk/desk_setups.h"
#include "editor/editing/commit.h"
#include "editor/editing/pointing.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "engine/scenario/deployable.h"

#include <algorithm>
#include <set>

namespace hexwright::desk {

namespace {

std::size_t shown_setup(const OpenMap& map) { return std::min(map.desk.setup, map.now().scenario->setups->size() - 1); }

// Nobody: none.
PlayerSetup* shown_player(const OpenMap& map, Setup& setup) {
    const auto index = static_cast<std::size_t>(std::max(map.desk.player, 0));
    return index < setup.players.size() ? &setup.players[index] : nullptr;
}

// Changes the set-up shown: `change` gets the army and the owned pieces of the one who is shown.
template <class Change>
Edit changed_setup(const OpenMap& map, Change&& change) {
    std::vector<Setup> setups = *map.now().scenario->setups;
    Setup& setup = setups[shown_setup(map)];
    PlayerSetup* player = shown_player(map, setup);
    change(player ? player->army : setup.nobodys, player ? player->owns : setup.nobody_owns);
    return named(SetSetups{std::move(setups)}, *map.now().scenario, map.catalogue());
}

template <class Change>
bool change_shown(OpenMap& map, Change&& change) {
    if (!setup_at_desk(map)) return false;
    return commit(map, changed_setup(map, std::forward<Change>(change)));
}

std::vector<CardFilter>& filters_in(Army& army, FilterList list) {
    return list == FilterList::Only ? army.only : list == FilterList::Never ? army.never : army.at_most;
}

bool is_owned(const Setup& setup, PieceId piece, const Battlefield& battlefield) {
    const auto named = battlefield.names().find(piece);
    if (named == battlefield.names().end()) return false;
    const auto has = [&](const std::vector<OwnedPiece>& owns) {
        return std::ranges::count(owns, named->second, &OwnedPiece::piece) > 0;
    };
    return has(setup.nobody_owns) ||
           std::ranges::any_of(setup.players, [&](const PlayerSetup& player) { return has(player.owns); });
}

std::string value_on(const ArmyCard& card, const FilterWord& word) {
    if (word.word == &CardFilter::card) return card.id;
    if (word.word == &CardFilter::type) return std::string(word_of(card.form));
    if (word.word == &CardFilter::uniqueness) return std::string(word_of(card.rarity));
    if (word.word == &CardFilter::general) return card.general;
    if (word.word == &CardFilter::species) return card.species;
    if (word.word == &CardFilter::card_class) return card.card_class;
    return std::string(word_of(card.size));
}

}  // namespace

// ---- cards

Result<ArmyToPick> cards_at_desk(const OpenMap& map) {
    const Setup* setup = setup_at_desk(map);
    if (!setup) return failure(Message{"desk.no-setup"});
    return cards_to_give(*map.now().scenario, map.catalogue(), *setup, PlayerId{map.desk.player});
}

bool give_card(OpenMap& map, CardKind card, int by) {
    const auto army = cards_at_desk(map);
    if (!army) {
        refuse(map.status, army.error().message);
        return false;
    }
    const CardToPick& row = army->cards[card.index()];
    if (by > 0 && row.no) {
        refuse(map.status, row.no->message);
        return false;
    }
    const std::string id = map.catalogue()[card].id;
    map.status.notice.reset();
    return change_shown(map, [&](Army& changed, std::vector<OwnedPiece>&) {
        const auto known = std::ranges::find(changed.cards, id, &CardOfArmy::card);
        if (by < 0) changed = with_one_less(std::move(changed), id, map.catalogue());
        else if (known == changed.cards.end()) changed.cards.push_back({.card = id});
        else known->copies = std::min(known->copies + 1, max_card_copies);
    });
}

bool take_all_cards(OpenMap& map) {
    const Army* army = army_at_desk(map);
    if (!army || army->cards.empty()) return false;
    return change_shown(map, [](Army& changed, std::vector<OwnedPiece>&) { changed.cards.clear(); });
}

std::vector<CardOfArmy> given_at_desk(const OpenMap& map) {
    const Army* army = army_at_desk(map);
    return army ? army->cards : std::vector<CardOfArmy>{};
}

Result<void> give_cards(OpenMap& map, const std::vector<CardOfArmy>& cards) {
    const Setup* shown = setup_at_desk(map);
    const Army* before = army_at_desk(map);
    if (!shown || !before) return failure(Message{"desk.no-setup"});
    std::vector<CardOfArmy> wanted = cards;
    for (CardOfArmy& card : wanted) {
        const auto same = std::ranges::find_if(before->cards, [&](const CardOfArmy& each) {
            return each.card == card.card && each.copies == card.copies;
        });
        if (same != before->cards.end()) card.figures = same->figures;
    }
    Setup setup = *shown;  // Filled card by card, so that each is asked about beside those before it.
    PlayerSetup* player = shown_player(map, setup);
    if (!player) return failure(Message{"desk.no-setup"});
    player->army.cards.clear();
    for (const CardOfArmy& card : wanted)
        for (int copy = 1; copy <= card.copies; ++copy) {
            const auto kind = map.catalogue().card(card.card);
            const auto rows = cards_to_give(*map.now().scenario, map.catalogue(), setup, PlayerId{map.desk.player});
            if (!rows) return failure(rows.error());
            if (!kind) continue;
            if (const auto& no = rows->cards[kind->index()].no) return failure(*no);
            player->army.cards = with_copies(std::move(player->army.cards), *kind, 1, map.catalogue());
        }
    if (wanted == before->cards) return {};
    change_shown(map, [&](Army& changed, std::vector<OwnedPiece>&) { changed.cards = std::move(wanted); });
    return {};
}

// ---- copies

bool copy_army(OpenMap& map, std::size_t setup, int player) {
    std::vector<Setup> setups = *map.now().scenario->setups;
    const Army* shown = army_at_desk(map);
    if (!shown || setup >= setups.size()) return false;
    Army army = *shown;
    const auto index = static_cast<std::size_t>(std::max(player, 0));
    const bool nobody = index >= setups[setup].players.size();
    if (nobody) army = {.cards = std::move(army.cards)};
    if (setup == shown_setup(map))
        for (CardOfArmy& card : army.cards) card.figures.clear();
    (nobody ? setups[setup].nobodys : setups[setup].players[index].army) = std::move(army);
    return commit(map, Edit{SetSetups{std::move(setups)}, {"edit.copy-army"}});
}

bool copy_setup(OpenMap& map, int players) {
    const Setup* shown = setup_at_desk(map);
    if (!shown || players < 1) return false;
    const Setup from = *shown;
    Setup copy = fresh_setup(map, players);
    for (std::size_t i = 0; i < std::min(copy.players.size(), from.players.size()); ++i)
        copy.players[i] = from.players[i];
    copy.nobodys = from.nobodys;
    copy.nobody_owns = from.nobody_owns;
    return put_setup(map, std::move(copy));
}

// ---- filters

const std::vector<CardFilter>& filters_in(const Army& army, FilterList list) {
    return list == FilterList::Only ? army.only : list == FilterList::Never ? army.never : army.at_most;
}

std::vector<std::string> choices_of_filter(const FilterWord& word, const Catalogue& catalogue) {
    std::set<std::string> values;
    std::set<int> points;
    for (const ArmyCard& card : catalogue.cards()) {
        points.insert(card.points);
        if (word.word == &CardFilter::power)
            for (const PrintedPower& power : card.powers) values.insert(power.id);
        else if (std::string value = value_on(card, word); !value.empty()) values.insert(std::move(value));
    }
    if (word.word != &CardFilter::over) return {values.begin(), values.end()};
    std::vector<std::string> numbers;
    for (const int number : points)
        if (number > 0) numbers.push_back(std::to_string(number));
    return numbers;
}

bool set_filter(OpenMap& map, FilterList list, std::size_t index, const FilterWord& word, const std::string& value) {
    return change_shown(map, [&](Army& army, std::vector<OwnedPiece>&) {
        std::vector<CardFilter>& filters = filters_in(army, list);
        if (index >= filters.size()) filters.emplace_back();
        CardFilter& filter = filters[std::min(index, filters.size() - 1)];
        filter.*word.word = value;
        if (list == FilterList::AtMost && filter.most == 0) filter.most = 1;
        if (filter == CardFilter{.most = filter.most}) filters.erase(filters.begin() + (&filter - filters.data()));
    });
}

bool set_most(OpenMap& map, std::size_t index, int most) {
    const Army* shown = army_at_desk(map);
    if (!shown || index >= shown->at_most.size()) return false;
    return change_shown(map, [&](Army& army, std::vector<OwnedPiece>&) {
        army.at_most[index].most = std::clamp(most, 0, max_counted_cards);
    });
}

bool remove_filter(OpenMap& map, FilterList list, std::size_t index) {
    const Army* shown = army_at_desk(map);
    if (!shown || index >= filters_in(*shown, list).size()) return false;
    return change_shown(map, [&](Army& army, std::vector<OwnedPiece>&) {
        std::vector<CardFilter>& filters = filters_in(army, list);
        filters.erase(filters.begin() + static_cast<std::ptrdiff_t>(index));
    });
}

std::size_t cards_let_in(const Army& army, const Catalogue& catalogue) {
    return static_cast<std::size_t>(std::ranges::count_if(catalogue.cards(), [&](const ArmyCard& card) {
        return card.base != FigureBase::Hive && card.points <= army.points && fits_army(card, army);
    }));
}

// ---- pieces that are figures

const std::vector<OwnedPiece>& owned_at_desk(const OpenMap& map) {
    static const std::vector<OwnedPiece> none;
    const Setup* setup = setup_at_desk(map);
    if (!setup) return none;
    const auto index = static_cast<std::size_t>(std::max(map.desk.player, 0));
    return index < setup->players.size() ? setup->players[index].owns : setup->nobody_owns;
}

void begin_owning(EditorState& editor, const std::string& card) {
    editor.map.desk.standing.clear();
    editor.map.desk.owning = editor.map.desk.owning == card ? "" : card;
    if (editor.map.desk.owning.empty()) return editor.map.status.notice.reset();
    if (editor.map.tools.current != Tool::Select) choose_tool(editor, Tool::Select);
    say(editor.map.status, {"desk.point-at-piece"});
}

bool own_piece(EditorState& editor, const Pointer& pointer) {
    if (editor.map.desk.owning.empty() || !setup_at_desk(editor.map)) return false;
    const std::string card = editor.map.desk.owning;
    const auto piece = piece_at(editor.map.view, editor.map.document, pointer);
    const bool with_life = card == owning_with_life;
    if (!piece && with_life) {
        refuse(editor.map.status, {"desk.point-at-piece"});
        return true;
    }
    // The piece that is such a figure has its card's name in the catalogue.
    if (!piece || (!with_life && editor.catalogue()[piece->kind].id != card)) {
        const auto kind = editor.catalogue().card(card);
        refuse(editor.map.status, {"desk.not-that-piece", {{"card", kind ? editor.catalogue()[*kind].name : card}}});
        return true;
    }
    if (is_owned(*setup_at_desk(editor.map), piece->id, editor.now().scenario->battlefield)) {
        refuse(editor.map.status, {"desk.owned-already"});
        return true;
    }
    const auto [name, naming] = named_piece(editor.map, *piece);
    Edit owns = changed_setup(editor.map, [&, &called = name](Army&, std::vector<OwnedPiece>& owned) {
        if (with_life) owned.push_back({.piece = called, .life = 5, .defense = 2});
        else owned.push_back({.card = card, .piece = called});
    });
    const Message title{"edit.own-piece", {{"piece", name}}};
    owns.name = title;
    editor.map.desk.owning.clear();
    (void)commit(editor.map, naming ? Edit{Compound{{*naming, std::move(owns)}}, title} : std::move(owns));
    return true;
}

bool change_object(OpenMap& map, std::size_t owned, OwnedPiece wanted) {
    if (owned >= owned_at_desk(map).size() || !owned_at_desk(map)[owned].is_object()) return false;
    wanted.life = std::clamp(wanted.life, 1, max_object_life);
    wanted.defense = std::clamp(wanted.defense, 0, max_object_defense);
    wanted.points = std::clamp(wanted.points, 0, max_army_points);
    if (wanted == owned_at_desk(map)[owned]) return false;
    return change_shown(map, [&](Army&, std::vector<OwnedPiece>& pieces) { pieces[owned] = wanted; });
}

bool switch_counted(OpenMap& map, std::size_t owned) {
    if (owned >= owned_at_desk(map).size() || owned_at_desk(map)[owned].is_object()) return false;
    return change_shown(
        map, [owned](Army&, std::vector<OwnedPiece>& pieces) { pieces[owned].counted = !pieces[owned].counted; });
}

bool disown(OpenMap& map, std::size_t owned) {
    if (owned >= owned_at_desk(map).size()) return false;
    return change_shown(map, [owned](Army&, std::vector<OwnedPiece>& pieces) {
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(owned));
    });
}

}  // namespace hexwright::desk
