// Walks a path step by step and reports what happens on it, or a sentence why it is not allowed.
#include "engine/board/space_told.h"
#include "engine/core/enum_texts.h"
#include "engine/rules/movement.h"
#include "engine/rules/stepping.h"

#include <algorithm>
#include <utility>

namespace hexwright::rules {
namespace {

// Why a step is not allowed, or why the move may not end there. Nobody asks for Fine.
constexpr EnumTexts<Verdict, Verdict::Shut> sentences({
    {Verdict::Fine, "move.no-step"},
    {Verdict::NoRoom, "move.no-room"},
    {Verdict::Wall, "move.wall"},
    {Verdict::TooHigh, "move.too-high"},
    {Verdict::TooDeep, "move.too-deep"},
    {Verdict::Enemy, "move.through-enemy"},
    {Verdict::EngagedFriend, "move.through-engaged"},
    {Verdict::Stranger, "move.through-teammate"},
    {Verdict::Filled, "move.filled"},
    {Verdict::Covered, "move.covered"},
    {Verdict::ClosedGlyph, "move.closed-glyph"},
    {Verdict::Occupied, "move.occupied"},
    {Verdict::Uneven, "move.uneven"},
    {Verdict::Astride, "move.astride"},
    {Verdict::Juts, "move.juts"},
    {Verdict::Kept, "move.kept"},
    {Verdict::HoldsOn, "move.holds-on"},
    {Verdict::Shut, "move.shut"},
});

// The refusal for a mover whose ends are (or would be) on these spaces; the space that it is about is `space`.
Refusal refusal_at(Verdict verdict, const Board& board, const Mover& mover, SpaceIndex front, SpaceIndex back,
                   SpaceIndex space, int levels) {
    std::vector<Argument> about{{"space", space_told(board[space].space)}};
    std::vector<Space> spaces{board[space].space};
    if (verdict == Verdict::Uneven) {
        about = {{"one", board[front].height}, {"other", board[back].height}};
        spaces = {board[front].space, board[back].space};
    }
    if (verdict == Verdict::TooHigh) about.emplace_back("levels", levels);
    if (verdict == Verdict::TooHigh || verdict == Verdict::NoRoom) about.emplace_back("height", mover.height);
    return {.message = {sentences[verdict], std::move(about)}, .spaces = std::move(spaces)};
}

// The one of an end's two spaces that the verdict is about.
SpaceIndex half_meant(const Stepper& stepper, Verdict verdict, SpaceIndex lead, SpaceIndex tail) {
    const bool other_half = tail != no_space && stepper.end(lead, no_space) != verdict;
    return other_half ? tail : lead;
}

class Walker {
public:
    Walker(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules, const Path& path,
           std::string_view who)
        : board_(board),
          mover_(mover),
          rules_(rules),
          path_(path),
          who_(who),
          stepper_(board, mover, occupancy, rules, path.flown) {
        threats_.look(board, mover, occupancy, rules);
        lead_ = mover.at;
        tail_ = mover.tail;
        if (back_leads()) std::swap(lead_, tail_);
        road_ = !path.flown && mover.may_hurry && on_road();
    }

    Result<Walk> go() {
        if (path_.flown ? mover_.flight == Flight::Never : mover_.flight == Flight::Always)
            return refuse(path_.flown ? "move.cannot-fly" : "move.must-fly");
        if (path_.lead == Lead::Back && !mover_.is_double()) return refuse("move.no-back");
        for (const SpaceIndex to : path_.steps) {
            const Result<void> done = to == turn_round ? turn() : step(to);
            if (!done) return failure(done.error());
        }
        const int most = mover_.move + (road_ ? rules_.road_bonus : 0);
        if (walk_.cost > most)
            return refuse("move.too-far", {{"needed", walk_.cost}, {"move", most}}, {board_[lead_].space});
        if (const Result<void> ended = end(); !ended) return failure(ended.error());
        return std::move(walk_);
    }

private:
    bool back_leads() const { return mover_.is_double() && path_.lead == Lead::Back; }
    SpaceIndex front() const { return back_leads() ? tail_ : lead_; }
    SpaceIndex back() const { return back_leads() ? lead_ : tail_; }
    bool on_road() const { return board_[lead_].ground.road && (tail_ == no_space || board_[tail_].ground.road); }

    tl::unexpected<Refusal> refuse(Refusal refusal) const {
        refusal.message.arguments.emplace_back("who", std::string(who_));
        return failure(std::move(refusal));
    }
    tl::unexpected<Refusal> refuse(const char* id, std::vector<Argument> more = {},
                                   std::vector<Space> spaces = {}) const {
        return refuse(Refusal{.message = {id, std::move(more)}, .spaces = std::move(spaces)});
    }
    tl::unexpected<Refusal> refuse(Verdict verdict, SpaceIndex space, int levels = 0) const {
        return refuse(refusal_at(verdict, board_, mover_, front(), back(), space, levels));
    }

    Result<void> turn() {
        if (!mover_.is_double()) return refuse("move.single-turn");
        if (!rules_.flip) return refuse("move.no-turn");
        if (stopped_ != Stop::None) return refuse_after_stop();
        std::swap(lead_, tail_);
        if (!path_.flown && stepper_.pose(front(), back()) != Verdict::Fine) return refuse(Verdict::Juts, lead_);
        walk_.steps.push_back({.to = lead_, .tail = tail_});
        return {};
    }

    tl::unexpected<Refusal> refuse_after_stop() const {
        return refuse(stopped_ == Stop::Water ? "move.after-water" : "move.after-glyph",
                      {{"space", space_told(board_[lead_].space)}}, {board_[lead_].space});
    }

    Result<void> step(SpaceIndex to) {
        if (stopped_ != Stop::None) return refuse_after_stop();
        const bool known = to >= 0 && static_cast<std::size_t>(to) < board_.size();
        const LinkIndex number = known ? board_.link_between(lead_, to) : -1;
        if (number < 0) {
            const bool beside = known && distance(board_[lead_].space.at, board_[to].space.at) == 1;
            if (beside) return refuse(Verdict::NoRoom, to);
            std::vector<Space> places;
            if (known) places.push_back(board_[to].space);
            const Argument place = known ? Argument("space", space_told(places[0])) : Argument("space", "?");
            return refuse("move.no-step", {{"from", space_told(board_[lead_].space)}, place}, places);
        }
        if (tail_ != no_space && meets_own_tail(board_, to, tail_, rules_))
            return refuse(to == tail_ ? "move.onto-itself" : "move.under-itself", {}, {board_[to].space});
        const Link& link = board_.link(number);
        const TriedStep step = stepper_.step(link);
        if (step.verdict != Verdict::Fine) return refuse(step.verdict, to, step.up);
        if (mover_.holds_on && left(link).any()) return refuse(Verdict::HoldsOn, to);
        take(link, step);
        if (!path_.flown && stepper_.pose(front(), back()) != Verdict::Fine) return refuse(Verdict::Juts, to);
        return {};
    }

    void take(const Link& link, const TriedStep& step) {
        WalkStep done{
            .to = link.to, .tail = mover_.is_double() ? link.from : no_space, .cost = step.cost, .fall = step.fall};
        if (!mover_.slips_away)
            left(link).each([&](int figure) { done.leaving.push_back(static_cast<std::int16_t>(figure)); });
        const bool double_space = mover_.is_double();
        lead_ = done.to;
        tail_ = done.tail;
        done.molten = step.molten && (!double_space || stepper_.molten(tail_));
        if (step.glyph) stopped_ = Stop::Glyph;
        else if (step.water && (!double_space || stepper_.ground_stops(tail_))) stopped_ = Stop::Water;
        done.stop = stopped_;
        road_ = road_ && step.road && on_road();
        walk_.cost += step.cost;
        count(done);
        walk_.steps.push_back(std::move(done));
    }

    FigureSet left(const Link& link) const {
        FigureSet before = threats_.at(lead_);
        if (tail_ != no_space) before = before | threats_.at(tail_);
        // All enemies that it is engaged with when it starts (FLY-03).
        if (path_.flown) return walk_.cost == 0 ? before : FigureSet{};
        FigureSet still = threats_.at(link.to);
        if (mover_.is_double()) still = still | threats_.at(link.from);
        return before - still;
    }

    void count(const WalkStep& done) {
        Consequences& all = walk_.consequences;
        all.leaving.insert(all.leaving.end(), done.leaving.begin(), done.leaving.end());
        all.falls += done.fall == Fall::Minor;
        all.major_falls += done.fall == Fall::Major;
        all.extreme_falls += done.fall == Fall::Extreme;
        all.molten += done.molten;
    }

    Result<void> end() {
        walk_.at = front();
        walk_.tail = back();
        walk_.by_road = road_;
        walk_.flown = path_.flown;
        std::ranges::sort(walk_.consequences.leaving);
        if (path_.steps.empty()) return {};
        if (walk_.cost > 0)
            if (const Verdict verdict = stepper_.end(lead_, tail_); verdict != Verdict::Fine)
                return refuse(verdict, half_meant(stepper_, verdict, lead_, tail_));
        if (path_.flown && stepper_.pose(front(), back()) != Verdict::Fine) return refuse(Verdict::Juts, lead_);
        if (path_.flown && walk_.cost > 0) land();
        return {};
    }

    // A flying figure touches the ground only where it lands, after its last step or flip.
    void land() {
        WalkStep& last = walk_.steps.back();
        last.molten = stepper_.molten(lead_) && (tail_ == no_space || stepper_.molten(tail_));
        if (last.molten) ++walk_.consequences.molten;
        if (stepper_.glyph_stops(lead_)) last.stop = Stop::Glyph;
    }

    const Board& board_;
    const Mover& mover_;
    const Rules& rules_;
    const Path& path_;
    std::string_view who_;
    Stepper stepper_;
    Threats threats_{};
    SpaceIndex lead_ = no_space, tail_ = no_space;
    Stop stopped_ = Stop::None;
    bool road_ = false;
    Walk walk_{};
};

}  // namespace

std::optional<Refusal> cannot_stop(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                   const Rules& rules, SpaceIndex at, SpaceIndex tail, std::string_view who) {
    const Stepper stepper(board, mover, occupancy, rules, false);
    const auto because = [&](Verdict verdict, SpaceIndex space) {
        Refusal refusal = refusal_at(verdict, board, mover, at, tail, space, 0);
        refusal.message.arguments.emplace_back("who", who);
        return refusal;
    };
    for (const SpaceIndex space : {at, tail})
        if (space != no_space && board[space].stand == Stand::Figures && board[space].room < mover.height)
            return because(Verdict::NoRoom, space);
    if (tail != no_space && distance(board[at].space.at, board[tail].space.at) != 1)
        return Refusal{.message = {"move.apart", {{"who", who}}}, .spaces = {board[at].space, board[tail].space}};
    if (const Verdict verdict = stepper.end(at, tail); verdict != Verdict::Fine)
        return because(verdict, half_meant(stepper, verdict, at, tail));
    if (tail != no_space && board.link_between(at, tail) < 0) return because(Verdict::Astride, at);
    if (mover.is_double() == (tail != no_space) && stepper.pose(at, tail) != Verdict::Fine)
        return because(Verdict::Juts, at);
    return {};
}

Result<Walk> walk(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules,
                  const Path& path, std::string_view who) {
    return Walker(board, mover, occupancy, rules, path, who).go();
}

}  // namespace hexwright::rules
