#include "engine/powers/clauses.h"

#include "engine/game/attacking.h"
#include "engine/powers/row_helpers.h"
#include "engine/rules/range.h"

#include <algorithm>
#include <string_view>

namespace hexwright::powers {
namespace {

// A figure of which a clause is asked, and the one from which the clause measures; both are on the battlefield, or the
// anchor is invalid.
struct Asked {
    const BoardQuery& query;
    const PowerInstance& instance;
    FigureId figure, anchor;
    const PowerClause& clause;

    const GameState& state() const { return query.state(); }
    const ArmyCard& card() const { return printed(state(), figure); }
};

using Holds = bool (*)(const Asked&, const PowerParameter&);

bool names(const PowerParameter& parameter, std::string_view word) {
    return std::ranges::any_of(parameter.words, [&](const std::string& each) { return same_word(each, word); });
}

bool is_of_side(const Asked& asked, const PowerParameter& parameter) {
    if (names(parameter, "yours")) return mine(asked.instance, asked.figure);
    if (names(parameter, "friendly")) return friends(asked.state(), asked.instance.figure, asked.figure);
    if (names(parameter, "enemy")) return !friends(asked.state(), asked.instance.figure, asked.figure);
    return true;
}

bool prints_one(const Asked& asked, const PowerParameter& verbs) {
    return std::ranges::any_of(asked.card().powers, [&](const PrintedPower& power) { return names(verbs, power.id); });
}

bool stands_on(const Asked& asked, const PowerParameter& parameter) {
    return std::ranges::any_of(spaces_of(asked.state(), asked.figure), [&](SpaceIndex space) {
        return names(parameter, asked.state().catalogue()[(*asked.state().board)[space].terrain].id);
    });
}

// On such ground, or within one space of it on whichever level.
bool stands_by(const Asked& asked, const PowerParameter& parameter) {
    const Board& board = *asked.state().board;
    const auto is_there = [&](HexCoord hex) {
        return std::ranges::any_of(board.spaces_at(hex), [&](SpaceIndex space) {
            return names(parameter, asked.state().catalogue()[board[space].terrain].id);
        });
    };
    return stands_on(asked, parameter) ||
           std::ranges::any_of(spaces_of(asked.state(), asked.figure), [&](SpaceIndex own) {
               const HexCoord here = board[own].space.at;
               return std::ranges::any_of(all_directions, [&](Direction side) {
                   const HexCoord there = neighbour(here, side);
                   return is_there(there) && range_between(board.terrain(), here, there) == 1;
               });
           });
}

bool stands_on(const GameState& state, FigureId figure, const PowerClause& clause) {
    return std::ranges::any_of(spaces_of(state, figure), [&](SpaceIndex space) {
        return clause.lists("terrain", state.catalogue()[(*state.board)[space].terrain].id);
    });
}

bool has_moved(const GameState& state, FigureId figure) { return state[figure].moved != Figure::Moved::No; }

bool squad_has_moved(const Asked& asked) {
    return std::ranges::any_of(figures_of(asked.state(), asked.state()[asked.figure].card),
                               [&](FigureId id) { return has_moved(asked.state(), id); });
}

bool is_within(const Asked& asked, const PowerParameter& range) {
    if (!asked.anchor.valid() || asked.query.least_range(asked.anchor, asked.figure) > range.number) return false;
    return asked.query.range(asked.anchor, asked.figure) <= range.number &&
           (asked.clause.number("clear-sight") == 0 || asked.query.clear_sight(asked.anchor, asked.figure));
}

bool is_beside(const Asked& asked) { return asked.anchor.valid() && asked.query.adjacent(asked.anchor, asked.figure); }

bool is_higher(const Asked& asked) {
    return asked.anchor.valid() && height_dice(asked.query, asked.figure, asked.anchor) > 0;
}

// Levels from the anchor's base up to its own; negative for down.
int levels_above(const Asked& asked) {
    const Board& board = *asked.state().board;
    if (!asked.anchor.valid() || !asked.state()[asked.anchor].on_board()) return 0;
    return board[asked.state()[asked.figure].at()].height - board[asked.state()[asked.anchor].at()].height;
}

bool x_is_revealed(const Asked& asked) {
    const GameCard& card = asked.state()[asked.state()[asked.figure].card];
    return (card.markers & card.revealed & marker_bit(marker_kinds)) != 0;
}

// As printed, if no power of a card of its player has changed it for this game.
std::string_view personality_of(const Asked& asked) {
    const GameState& state = asked.state();
    const CardId card = state[asked.figure].card;
    for (const GameCard& other : state.cards)
        if (other.named == card && other.controller == state[card].controller && !other.negated)
            for (const PrintedPower& power : state.catalogue()[other.kind].powers)
                if (power.id == "disciplined-influence") return "Disciplined";
    return asked.card().personality;
}

int range_number(const Asked& asked) { return numbers(asked.state(), asked.state()[asked.figure].card).range; }

// What the words of a clause ask of a figure. Words that are not here say something else than whom it means.
struct AskedWord {
    std::string_view word;
    Holds holds;
};
constexpr AskedWord asked_words[] = {
    {"general", [](const Asked& a, const PowerParameter& p) { return names(p, a.card().general); }},
    {"species", [](const Asked& a, const PowerParameter& p) { return names(p, a.card().species); }},
    {"class", [](const Asked& a, const PowerParameter& p) { return names(p, a.card().card_class); }},
    {"personality", [](const Asked& a, const PowerParameter& p) { return names(p, personality_of(a)); }},
    {"sizes", [](const Asked& a, const PowerParameter& p) { return names(p, word_of(a.card().size)); }},
    {"form", [](const Asked& a, const PowerParameter& p) { return names(p, word_of(a.card().form)); }},
    {"rarity", [](const Asked& a, const PowerParameter& p) { return names(p, word_of(a.card().rarity)); }},
    {"card", [](const Asked& a, const PowerParameter& p) { return names(p, a.card().id); }},
    {"power", prints_one},
    {"whose", is_of_side},
    {"range-at-least", [](const Asked& a, const PowerParameter& p) { return range_number(a) >= p.number; }},
    {"range-at-most", [](const Asked& a, const PowerParameter& p) { return range_number(a) <= p.number; }},
    {"wounds-at-least", [](const Asked& a, const PowerParameter& p) { return a.state()[a.figure].wounds >= p.number; }},
    {"terrain", stands_on},
    {"by-terrain", stands_by},
    {"beside-terrain",
     [](const Asked& a, const PowerParameter& p) {
         return stands_beside(a.state(), a.figure, [&](std::string_view terrain) { return names(p, terrain); });
     }},
    {"engaged", [](const Asked& a, const PowerParameter& p) { return a.query.engaged(a.figure) == (p.number == 1); }},
    {"moved",
     [](const Asked& a, const PowerParameter& p) { return has_moved(a.state(), a.figure) == (p.number == 1); }},
    {"squad-moved", [](const Asked& a, const PowerParameter& p) { return squad_has_moved(a) == (p.number == 1); }},
    {"adjacent", [](const Asked& a, const PowerParameter& p) { return is_beside(a) == (p.number == 1); }},
    {"range", is_within},
    {"levels-up", [](const Asked& a, const PowerParameter& p) { return levels_above(a) <= p.number; }},
    {"levels-down", [](const Asked& a, const PowerParameter& p) { return -levels_above(a) <= p.number; }},
    {"x-revealed", [](const Asked& a, const PowerParameter& p) { return x_is_revealed(a) == (p.number == 1); }},
    {"higher", [](const Asked& a, const PowerParameter& p) { return is_higher(a) == (p.number == 1); }},
};

// Without its word `not`.
bool is_like_this(const Asked& asked) {
    return std::ranges::all_of(asked.clause.parameters, [&](const PowerParameter& parameter) {
        const auto row = std::ranges::find(asked_words, std::string_view(parameter.name), &AskedWord::word);
        return row == std::end(asked_words) || row->holds(asked, parameter);
    });
}

bool turned(const PowerClause& clause, bool holds) { return holds != (clause.number("not") == 1); }

int count_near(const BoardQuery& query, const PowerInstance& instance, FigureId anchor, const PowerClause& clause) {
    const GameState& state = query.state();
    int count = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const FigureId id{static_cast<int>(i)}; id != instance.figure && id != anchor && state[id].on_board() &&
                                                    is_like_this({query, instance, id, anchor, clause}))
            ++count;
    return count;
}

bool whole_army(const BoardQuery& query, const PowerInstance& instance, const PowerClause& clause) {
    const GameState& state = query.state();
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const FigureId id{static_cast<int>(i)};
            state[id].on_board() && mine(instance, id) && !is_like_this({query, instance, id, {}, clause}))
            return false;
    return true;
}

// Of a clause that asks for something now. A clause about a figure that is not there does not hold.
bool clause_holds(const BoardQuery& query, const PowerInstance& instance, FigureId side, FigureId foe,
                  const PowerClause& clause) {
    const auto on_board = [&](FigureId id) { return id.valid() && query.state()[id].on_board(); };
    switch (clause.word) {
        case ClauseWord::Me:
            return turned(clause, is_like_this({query, instance, instance.figure, foe, clause}));
        case ClauseWord::Foe:
            return on_board(foe) && turned(clause, is_like_this({query, instance, foe, side, clause}));
        case ClauseWord::Near:
            return turned(clause, count_near(query, instance, instance.figure, clause) >= clause.number("figures", 1));
        case ClauseWord::NearFoe:
            return on_board(foe) &&
                   turned(clause, count_near(query, instance, foe, clause) >= clause.number("figures", 1));
        case ClauseWord::Army:
            return turned(clause, whole_army(query, instance, clause));
        default:
            return true;  // It asks for nothing.
    }
}

bool about_start(const PowerClause& clause) { return clause.number("at-start") == 1; }

// All clauses about the beginning of the turn that concern the foe, or all that do not, hold now.
bool start_holds(const BoardQuery& query, const PowerInstance& instance, FigureId foe) {
    return std::ranges::all_of(instance.power.clauses, [&](const PowerClause& clause) {
        const bool of_foe = clause.word == ClauseWord::Foe || clause.word == ClauseWord::NearFoe;
        return !about_start(clause) || of_foe != foe.valid() ||
               clause_holds(query, instance, instance.figure, foe, clause);
    });
}

// What the turn remembers of its beginning.
bool started_so(const PowerInstance& instance, FigureId foe) {
    const auto asks = [&](bool of_foe) {
        return std::ranges::any_of(instance.power.clauses, [&](const PowerClause& clause) {
            return about_start(clause) &&
                   (clause.word == ClauseWord::Foe || clause.word == ClauseWord::NearFoe) == of_foe;
        });
    };
    if (asks(false) && !(instance.in_its_turn() && remembers(instance))) return false;
    return !asks(true) || (instance.in_its_turn() && remembers(instance, foe));
}

}  // namespace

bool clauses_hold(const BoardQuery& query, const PowerInstance& instance, FigureId side, FigureId foe) {
    if (instance.power.clauses.empty()) return true;
    return std::ranges::all_of(instance.power.clauses,
                               [&](const PowerClause& clause) {
                                   return about_start(clause) || clause_holds(query, instance, side, foe, clause);
                               }) &&
           started_so(instance, foe);
}

bool is_whom(const BoardQuery& query, const PowerInstance& instance, FigureId figure) {
    bool asked = false;
    for (const PowerClause& clause : instance.power.clauses) {
        if (clause.word != ClauseWord::Whom) continue;
        asked = true;
        if (turned(clause, is_like_this({query, instance, figure, instance.figure, clause}))) return true;
    }
    return !asked;
}

int times(const BoardQuery& query, const PowerInstance& instance, FigureId foe) {
    for (const PowerClause& clause : instance.power.clauses) {
        const FigureId whose = clause.lists("of", "foe") ? foe : instance.figure;
        int count = 0;
        if (clause.word == ClauseWord::Each) count = count_near(query, instance, instance.figure, clause);
        else if (clause.word == ClauseWord::EachNearFoe && foe.valid())
            count = count_near(query, instance, foe, clause);
        else if (clause.word == ClauseWord::EachWound && whose.valid()) count = query.state()[whose].wounds;
        else continue;
        return std::min(count, clause.number("most", 99));
    }
    return 1;
}

void note_start(GameUpdate& update, const PowerInstance& instance) {
    if (std::ranges::none_of(instance.power.clauses, about_start)) return;
    const GameState& state = instance.state;
    const BoardQuery query(state);
    const auto of_foe = [](const PowerClause& clause) {
        return about_start(clause) && (clause.word == ClauseWord::Foe || clause.word == ClauseWord::NearFoe);
    };
    if (start_holds(query, instance, {})) remember(update, instance);
    if (std::ranges::none_of(instance.power.clauses, of_foe)) return;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const FigureId id{static_cast<int>(i)};
            id != instance.figure && state[id].on_board() && start_holds(query, instance, id))
            remember(update, instance, id);
}

const PowerClause* line_of(const PowerInstance& instance, int rolled, FigureId figure) {
    const auto found = std::ranges::find_if(instance.power.clauses, [&](const PowerClause& clause) {
        const bool suits =
            !figure.valid() ||
            ((!clause.has("form") || clause.lists("form", word_of(printed(instance.state, figure).form))) &&
             (!clause.has("terrain") || stands_on(instance.state, figure, clause)));
        return clause.word == ClauseWord::Roll && suits && rolled >= clause.number("from", 1) &&
               rolled <= clause.number("to", 99);
    });
    return found == instance.power.clauses.end() ? nullptr : &*found;
}

}  // namespace hexwright::powers
