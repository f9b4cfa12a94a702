// CountByName events in games by the terrain, power and glyph that caused them, so that tests can ask whether each of
// them ever matters. Called with each action and the states before and after it.
#pragma once
#include "engine/board/hex/grid_map.h"
#include "engine/game/attacking.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/observation.h"
#include "engine/game/power.h"
#include "engine/game/powers.h"
#include "engine/rules/movement.h"
#include "engine/story/wording.h"
#include "tests/support/every_room.h"

#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace hexwright::testing {

using CountByName = std::map<std::string, long long>;

inline std::string power_key(const ArmyCard& card, const PrintedPower& power) {
    return card.id + ": " + power.name + " [" + power.id + "]";
}

class EventCounts {
public:
    CountByName events{}, terrains{}, powers{}, glyphs{};
    CountByName printed_powers{};  // By card, verb and name: power_key().

    void note(const GameState& before, const Action& action, const GameState& after, const Events& happened) {
        for (const Event& event : happened) {
            ++events[wording_of(after, event).name];
            std::visit([&](const auto& each) { of_event(before, after, each); }, event);
        }
        if (const auto* move = std::get_if<Move>(&action)) of_move(before, *move);
        if (const auto* attack = std::get_if<Attack>(&action)) of_attack(before, *attack);
        if (const auto* use = std::get_if<UsePower>(&action)) count(before, use->figure, use->power);
        if (!before.turns.empty() && before.turns.back().phase == Turn::Phase::Attacking) who_is_shunned(before);
        if (!before.turns.empty() && before.turns.back().phase == Turn::Phase::Moving) who_is_trapped(before);
    }

private:
    void count(const GameState& state, FigureId figure, const PrintedPower& power) {
        ++powers[power.id];
        ++printed_powers[power_key(state.catalogue()[state[state[figure].card].kind], power)];
    }
    void count(const PowerInstance& instance) { count(instance.state, instance.figure, instance.power); }
    void count(const GameState& state, FigureId figure, int power) {
        if (power >= 1) count(state, figure, power_of(state, figure, power));
        else ++powers[""];
    }
    static std::string verb(const GameState& state, FigureId figure, int power) {
        return power >= 1 ? power_of(state, figure, power).id : "";
    }

    // Calls `function` with each power of the figure that is in force.
    template <class Function>
    static void each_power(const GameState& state, FigureId figure, Function function) {
        const CardId card = state[figure].card;
        if (!state.rules().powers || state[card].negated) return;
        const auto& rows = state.setup->powers[state[card].kind.index()];
        const auto& words = printed(state, card).powers;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i]) function(PowerInstance{state, figure, words[i], static_cast<int>(i) + 1}, *rows[i]);
    }
    template <class Function>
    static void each_figure(const GameState& state, Function function) {
        for (std::size_t i = 0; i < state.figures.size(); ++i)
            if (state.figures[i].on_board()) function(FigureId{static_cast<int>(i)});
    }

    // ---- glyphs: what would be otherwise if it did not lie there

    template <class Ask>
    void glyphs_that_change(const GameState& state, Ask ask) {
        if (!state.rules().glyphs) return;
        const auto with = ask(state);
        for (std::size_t i = 0; i < state.glyphs.size(); ++i) {
            const GameGlyph& glyph = state.glyphs[i];
            if (glyph.at == no_space || !glyph.face_up || !figure_at(state, glyph.at).valid()) continue;
            GameState without = state;
            without.glyphs[i].at = no_space;
            if (ask(without) != with) ++glyphs[state.catalogue()[glyph.kind].id];
        }
    }
    std::string glyph_name(const GameState& state, GlyphId glyph) const {
        const GlyphKind kind = state.glyphs[glyph.index()].kind;
        return kind.valid() ? state.catalogue()[kind].id : "?";
    }

    // ---- actions

    // Terrain that the move ends on or beside, and powers without which the figure could not have gone there unharmed.
    void of_move(const GameState& state, const Move& move) {
        touch(state, move.at);
        if (move.way > 0) count(state, move.figure, move.way);
        glyphs_that_change(state, [&](const GameState& s) { return glyph_move(s, move.figure); });
        const BoardQuery query(state);
        if (query.engaged(move.figure))
            glyphs_that_change(state, [&](const GameState& s) { return glyph_safe_leaving(s, move.figure); });
        const Mover with = mover_of(state, move.figure, move.way);
        each_power(state, move.figure, [&](const PowerInstance& instance, const Power& row) {
            if (row.own_move && row.own_move(instance) != 0) count(instance);
            const bool slower = with.climb_height < with.height;  // It climbs less than its Height.
            if (row.mover && (slower || !ends_unharmed(query, without_powers(with), move))) count(instance);
        });
        each_figure(state, [&](FigureId other) {
            each_power(state, other, [&](const PowerInstance& instance, const Power& row) {
                if (row.move_aura && row.move_aura(instance, move.figure) != 0) count(instance);
                if (row.verb == "teach-leaps" && verb(state, move.figure, move.way) == "leap") count(instance);
            });
        });
    }
    static Mover without_powers(Mover mover) {
        mover.flight = Flight::Never;
        mover.slips_away = mover.passes_all = mover.lifted = false;
        mover.passes_sizes = mover.slips_sizes = 0;
        mover.climb_height = mover.height;
        mover.spared.clear();
        return mover;
    }
    static bool ends_unharmed(const BoardQuery& query, const Mover& mover, const Move& move) {
        const GameState& state = query.state();
        Reach reach;
        reach.find(*state.board, mover, query.occupancy(move.figure), state.rules());
        return std::ranges::any_of(reach.ends(), [&](const End& end) {
            return end.at == move.at && end.tail == move.tail && reach.unharmed(end);
        });
    }

    void of_attack(const GameState& state, const Attack& attack) {
        const BoardQuery query(state);
        const auto profiles = attack_forms(query, attack.figure);
        const auto profile = std::ranges::find(profiles, attack.with, &AttackProfile::with);
        const AttackContext context = attack_context(query, attack.figure, *profile, attack.target);
        if (attack.with > 0) count(state, attack.figure, attack.with);
        const auto made = std::ranges::count(state.turns.back().attacks_made, attack.figure, &AttackMade::figure);
        each_power(state, attack.figure, [&](const PowerInstance& instance, const Power& row) {
            if (row.attack_dice && row.attack_dice(query, instance, context) != 0) count(instance);
            if (row.attacks && made > 0) count(instance);
            if (row.attacks_again && made >= profile->attacks) count(instance);
            if (row.skulls_more && row.skulls_more(query, instance, context) != 0) count(instance);
            if (row.most_defense && row.most_defense(query, instance, context)) count(instance);
            if (row.own_range && row.own_range(instance) != 0) count(instance);
            if (row.disregards && std::ranges::any_of(query.engaged_with(attack.figure), [&](FigureId enemy) {
                    return enemy != attack.target && row.disregards(instance, enemy);
                }))
                count(instance);
        });
        each_power(state, attack.target, [&](const PowerInstance& instance, const Power& row) {
            if (row.defense_dice && row.defense_dice(query, instance, context) != 0) count(instance);
            if (row.shields_more && row.shields_more(query, instance, context) != 0) count(instance);
        });
        each_figure(state, [&](FigureId other) {
            each_power(state, other, [&](const PowerInstance& instance, const Power& row) {
                const bool more =
                    (row.attack_aura && other != attack.figure && row.attack_aura(query, instance, context) != 0) ||
                    (row.defense_aura && other != attack.target && row.defense_aura(query, instance, context) != 0) ||
                    (row.range_aura && other != attack.figure && row.range_aura(query, instance, attack.figure) != 0);
                if (more) count(instance);
            });
        });
        glyphs_that_change(state, [&](const GameState& s) {
            const BoardQuery there(s);
            return std::tuple{attack_pool(there, context, *profile).dice(), defense_pool(there, context).dice(),
                              glyph_range(s, attack.figure)};
        });
    }

    // CountByName powers and glyphs that keep this turn's figures from attacking some target.
    void who_is_shunned(const GameState& state) {
        const BoardQuery query(state);
        for (const FigureId figure : able_figures(state))
            each_figure(state, [&](FigureId target) {
                const AttackProfile profile = attack_forms(query, figure).front();
                if (friends(state, figure, target) || query.least_range(figure, target) > profile.range) return;
                const AttackContext context = attack_context(query, figure, profile, target);
                each_power(state, target, [&](const PowerInstance& instance, const Power& row) {
                    if (row.shuns && row.shuns(query, instance, context)) count(instance);
                });
                each_figure(state, [&](FigureId other) {
                    each_power(state, other, [&](const PowerInstance& instance, const Power& row) {
                        if (row.bars && row.bars(query, instance, context)) count(instance);
                    });
                });
                glyphs_that_change(state, [&](const GameState& s) { return glyph_shuns(BoardQuery(s), context); });
            });
    }

    void who_is_trapped(const GameState& state) {
        const BoardQuery query(state);
        for (const FigureId figure : able_figures(state)) {
            glyphs_that_change(state, [&](const GameState& s) { return trapped(BoardQuery(s), figure); });
            each_figure(state, [&](FigureId other) {
                each_power(state, other, [&](const PowerInstance& instance, const Power& row) {
                    if (row.holds && !friends(state, other, figure) && row.holds(instance, figure) &&
                        query.adjacent(other, figure))
                        count(instance);
                    const int spaces = row.halts && !friends(state, other, figure) ? row.halts(instance, figure) : 0;
                    if (spaces > 0 && query.within_clear_sight(other, figure, spaces)) count(instance);
                });
            });
        }
    }

    // ---- events

    template <class Any>
    void of_event(const GameState&, const GameState&, const Any&) {}
    void of_event(const GameState&, const GameState& after, const event::PowerUsed& used) {
        count(after, used.figure, used.power);
        if (used.power < 1) return;
        const PowerInstance rolled{after, used.figure, power_of(after, used.figure, used.power), used.power};
        each_figure(after, [&](FigureId other) {
            each_power(after, other, [&](const PowerInstance& instance, const Power& row) {
                if (row.d20_more && row.d20_more(instance, rolled) != 0) count(instance);
            });
        });
    }
    // More figures of the card than it shows act in this turn, or ground counts as ice beside one of them.
    void of_event(const GameState&, const GameState& after, const event::TurnBegan& begun) {
        if (after.turns.empty() || after.turns.back().card != begun.card) return;
        std::vector<SpaceIndex> frozen;
        for (const FigureId figure : figures_of(after, begun.card)) {
            if (!after[figure].on_board()) continue;
            each_power(after, figure, [&](const PowerInstance& instance, const Power& row) {
                if (row.acting && row.acting(instance) > printed(after, begun.card).figures &&
                    figures_on_board(after, begun.card) > printed(after, begun.card).figures)
                    count(instance);
                if (row.freezes) row.freezes(instance, frozen);
                if (!std::exchange(frozen, {}).empty()) count(instance);
            });
        }
    }
    void of_event(const GameState& before, const GameState&, const event::LeftEngagement& left) {
        const BoardQuery query(before);
        each_power(before, left.by, [&](const PowerInstance& instance, const Power& row) {
            if (row.leaving_dice && row.leaving_dice(query, instance, left.figure) != 0) count(instance);
        });
    }
    void of_event(const GameState&, const GameState& after, const event::CardNamed& named) {
        each_power(after, figures_of(after, named.card).front(), [&](const PowerInstance& instance, const Power& row) {
            if (row.game_start) count(instance);
        });
    }
    void of_event(const GameState& before, const GameState& after, const event::Placed& placed) {
        if (!before.begun) return;
        each_power(after, placed.figure, [&](const PowerInstance& instance, const Power& row) {
            if (row.off_board) count(instance);
        });
    }
    void of_event(const GameState& before, const GameState&, const event::Destroyed& gone) {
        each_power(before, gone.figure, [&](const PowerInstance& instance, const Power& row) {
            if (row.verb == "no-rebirth") count(instance);  // The Hive leaves it where it is.
        });
    }
    void of_event(const GameState&, const GameState& after, const event::Spirit& spirit) {
        each_power(after, spirit.figure, [&](const PowerInstance& instance, const Power& row) {
            if (row.destroyed) count(instance);
        });
    }
    void of_event(const GameState&, const GameState& after, const event::Attacked& attacked) {
        skulls_ = attacked.skulls;
        each_power(after, attacked.figure, [&](const PowerInstance& instance, const Power& row) {
            if (row.hits_of_skull && skulls_ > 0) count(instance);
        });
    }
    void of_event(const GameState&, const GameState& after, const event::Defended& defended) {
        const bool fewer = defended.shields > 0 && defended.hits < skulls_ - defended.shields;
        const bool none = fewer && defended.hits == 0;  // Hits got through that no shield blocked.
        each_power(after, defended.figure, [&](const PowerInstance& instance, const Power& row) {
            if ((fewer && row.defended) || (none && row.strikes_back)) count(instance);
            if (defended.shields > 0 && row.blocks_of_shield && row.blocks_of_shield(instance) > 1) count(instance);
        });
    }
    void of_event(const GameState& before, const GameState&, const event::TerrainHarmed& harmed) {
        if (!before[harmed.figure].on_board()) return;
        for (const SpaceIndex space : spaces_of(before, harmed.figure))
            if ((*before.board)[space].ground.burns || (*before.board)[space].ground.molten)
                ++terrains[terrain_name(before, space)];
    }
    void of_event(const GameState& before, const GameState&, const event::Initiative& initiative) {
        if (initiative.sum == initiative.roll) return;
        each_figure(before, [&](FigureId figure) {
            each_power(before, figure, [&](const PowerInstance& instance, const Power& row) {
                if (row.initiative_more && row.initiative_more(instance) != 0) count(instance);
            });
        });
        glyphs_that_change(before, [&](const GameState& s) { return glyph_initiative(s, initiative.player); });
    }
    void of_event(const GameState&, const GameState& after, const event::GlyphWorked& worked) {
        ++glyphs[glyph_name(after, worked.glyph)];
    }
    void of_event(const GameState&, const GameState& after, const event::GlyphTurned& turned) {
        // Stands for an object, which a figure finds by moving there.
        if (glyph_name(after, turned.glyph) == "brandar") ++glyphs["brandar"];
    }
    void of_event(const GameState&, const GameState& after, const event::TakenUp& taken) {
        if (taken.glyph.valid()) ++glyphs[glyph_name(after, taken.glyph)];  // Treasure.
    }
    void of_event(const GameState& before, const GameState& after, const event::GlyphGone& gone) {
        const GameGlyph& glyph = before.glyphs[gone.glyph.index()];
        if (glyph.at != no_space && figure_at(after, glyph.at).valid()) ++glyphs[glyph_name(after, gone.glyph)];
    }

    // ---- terrain

    static std::string terrain_name(const GameState& state, SpaceIndex space) {
        return state.catalogue()[(*state.board)[space].terrain].id;
    }
    void touch(const GameState& state, SpaceIndex space) {
        const Board& board = *state.board;
        ++terrains[terrain_name(state, space)];
        const auto kind = [&](PieceKind piece) { ++terrains[state.catalogue()[state.catalogue()[piece].terrain].id]; };
        for (const Barrier& barrier : board.terrain().barriers_at(board[space].space.at)) kind(barrier.kind);
        for (const Direction side : all_directions)
            for (const Solid& solid : board.terrain().solids_at(neighbour(board[space].space.at, side)))
                if (!state.catalogue()[solid.kind].standable) kind(solid.kind);
    }

    int skulls_ = 0;
};

}  // namespace hexwright::testing
