#include "engine/rules/movement.h"

#include "engine/rules/consequence_sets.h"
#include "engine/rules/stepping.h"

#include <algorithm>
#include <cassert>

namespace hexwright::rules {
namespace {

// A way to one place, as far as the search knows it. All that matters for its continuation is its cost, its
// consequences, whether a stop ends it, and whether all of it went by road.
struct Label {
    std::int32_t state = 0, parent = -1, next = -1;  // `next` is a label of the same state.
    std::int16_t cost = 0;
    std::uint16_t set = 0;
    SpaceIndex lead = no_space, tail = no_space;  // The end that moved last, and the other one.
    Stop stop = Stop::None;
    bool road = false;
    bool settled = false;
};

// A departure of the leading end from a place. The position of the tail matters little: its space is vacated, and with
// it the enemies that were beside that space alone, `given_up`.
struct Departure {
    FigureSet given_up{};
    std::int32_t label = 0, next = -1;  // `next` is a departure from the same space.
    std::int16_t cost = 0;
    std::uint16_t set = 0;
    SpaceIndex lead = no_space, tail = no_space;
    bool road = false;
    bool harmless = true;  // True when `given_up` is empty.
};

constexpr std::int16_t unknown = -1;  // Cost of a step not yet examined.

// One search: which end leads, flown or walked. When a double-space figure may flip at any time and nothing sticks out
// of it, its two ends are equivalent: with `paired`, a state is its two spaces, regardless of which end leads.
struct Run {
    std::int32_t first_label = 0;
    Lead lead = Lead::Front;
    bool flown = false;
    bool paired = false;
};

}  // namespace

struct ReachWork {
    std::vector<Label> labels;
    std::vector<std::int32_t> first_label;           // Indexed by state.
    std::vector<Departure> departures;               // Only for double-space figures.
    std::vector<std::int32_t> first_departure;       // Indexed by space.
    std::vector<std::vector<std::int32_t>> buckets;  // Labels by cost.
    std::vector<TriedStep> steps;                    // Indexed by link, for spaces already examined.
    std::vector<std::uint8_t> looked_at;             // Indexed by space.
    std::vector<std::int32_t> way;                   // The labels of a path.
    std::vector<std::int32_t> first_end, next_end;   // Ends by place and facing.
    std::vector<Run> runs;
    std::size_t tried = 0;
    bool dropped = false;  // True when `ends` contains some that turned out to be useless.
    ConsequenceSets sets;
    Threats threats;
};

namespace {

// A state is a place. For a single-space figure it is the space; for a double-space figure the link from its leading
// end to the other one, or when paired the lower index of this link and its reverse.
template <bool is_double>
class ReachSearch {
public:
    ReachSearch(ReachWork& work, std::vector<End>& ends, const Board& board, const Mover& mover,
                const Occupancy& occupancy, const Rules& rules, Run run)
        : work_(work),
          ends_(ends),
          board_(board),
          mover_(mover),
          rules_(rules),
          run_(run),
          stepper_(board, mover, occupancy, rules, run.flown) {}

    void search() {
        const bool back_leads = run_.lead == Lead::Back;
        Label start{.lead = back_leads ? mover_.tail : mover_.at, .tail = back_leads ? mover_.at : mover_.tail};
        start.state = is_double ? board_.link_between(start.lead, start.tail) : start.lead;
        if (start.state < 0) return;
        if (is_double) start.state = place(board_.link(start.state));
        prepare(start);
        work_.labels.push_back(start);
        relax();
        for (std::int16_t cost = 0; cost <= most_; ++cost)
            for (std::size_t i = 0; i < work_.buckets[static_cast<std::size_t>(cost)].size(); ++i)
                settle(work_.buckets[static_cast<std::size_t>(cost)][i], cost);
    }

private:
    void prepare(Label& start) {
        const auto is_road = [&](SpaceIndex space) { return space == no_space || board_[space].ground.road; };
        start.road =
            !run_.flown && mover_.may_hurry && rules_.road_bonus > 0 && is_road(start.lead) && is_road(start.tail);
        most_ = static_cast<std::int16_t>(std::max(0, mover_.move + (start.road ? rules_.road_bonus : 0)));
        work_.first_label.assign(is_double ? board_.link_count() : board_.size(), -1);
        work_.looked_at.assign(board_.size(), 0);
        work_.steps.resize(board_.link_count());
        work_.departures.clear();
        if (is_double) work_.first_departure.assign(board_.size(), -1);
        if (work_.buckets.size() <= static_cast<std::size_t>(most_))
            work_.buckets.resize(static_cast<std::size_t>(most_) + 1);
        for (auto& bucket : work_.buckets) bucket.clear();
    }

    // The state of a figure on the two spaces of a link, with its leading end on the first.
    std::int32_t place(const Link& link) const {
        const auto number = static_cast<std::int32_t>(&link - board_.links().data());
        return run_.paired ? std::min(number, link.back) : number;
    }
    // The state after a step across this link.
    std::int32_t after(const Link& link) const {
        if (!is_double) return link.to;
        return run_.paired ? place(link) : link.back;
    }

    void settle(std::int32_t number, std::int16_t cost) {
        Label& label = work_.labels[static_cast<std::size_t>(number)];
        if (label.settled || label.cost != cost) return;
        label.settled = true;
        const Label copy = label;  // A copy, because labels move in memory as more are added.
        emit(copy, number);
        if (copy.stop != Stop::None) return;
        depart(copy, number, copy.lead, copy.tail);
        if (!is_double || !rules_.flip) return;
        if (run_.paired) depart(copy, number, copy.tail, copy.lead);
        else flip(copy, number);
    }

    // ---- continuing a way

    static constexpr SpaceIndex anywhere = -1, nowhere = -2;

    void depart(const Label& label, std::int32_t number, SpaceIndex lead, SpaceIndex tail) {
        if (label.cost >= (label.road ? most_ : mover_.move)) return;
        const Departure& now = departure(label, number, lead, tail);
        const SpaceIndex only = is_double ? still_new(now) : anywhere;
        if (only == nowhere || now.set == ConsequenceSets::full) return work_.departures.pop_back();
        begin(lead);
        for (const Link& link : board_.links(lead)) {
            if (is_double && (meets_own_tail(board_, link.to, tail, rules_) || !is_new(link.to, only))) continue;
            if (in_vain(now, link)) continue;
            ++work_.tried;
            if (const TriedStep& step = step_on(link); step.verdict == Verdict::Fine) take(now, link, step);
        }
    }

    // Walking, a figure leaves enemies beside the space that it vacates, unless they are also beside a space on which
    // it then stands. Flying, it leaves all enemies it was engaged with when it starts (FLY-03).
    const Departure& departure(const Label& label, std::int32_t number, SpaceIndex lead, SpaceIndex tail) {
        Departure& now = work_.departures.emplace_back();
        now.label = number;
        now.cost = label.cost;
        now.set = label.set;
        now.lead = lead;
        now.tail = tail;
        now.road = label.road;
        const Threats& threats = work_.threats;
        if (mover_.slips_away || (run_.flown && label.cost > 0)) return now;
        if (run_.flown) {
            now.set =
                work_.sets.with_leaving(now.set, is_double ? threats.at(lead) | threats.at(tail) : threats.at(lead));
        } else if (threats.any(is_double ? tail : lead)) {
            now.given_up = is_double ? threats.at(tail) - threats.at(lead) : threats.at(lead);
            now.harmless = now.given_up.none();
        }
        return now;
    }

    bool is_new(SpaceIndex to, SpaceIndex only) const {
        return only == anywhere || meets_own_tail(board_, to, only, rules_);
    }

    // From a given space the leading end of a double-space figure reaches the same places wherever its tail is, except
    // where it would meet the tail. So when an earlier departure was at least as good, nothing is new (`nowhere`) or
    // only where it would have met the tail then.
    SpaceIndex still_new(const Departure& now) {
        std::int32_t& first = work_.first_departure[static_cast<std::size_t>(now.lead)];
        SpaceIndex only = anywhere;
        for (std::int32_t i = first; i >= 0;) {
            const Departure& known = work_.departures[static_cast<std::size_t>(i)];
            i = known.next;
            if (!as_good(known, now)) continue;
            const auto same = [&](SpaceIndex tail) { return meets_own_tail(board_, tail, known.tail, rules_); };
            if (run_.paired || same(now.tail) || (only != anywhere && !same(only))) return nowhere;
            only = known.tail;
        }
        if (only != anywhere) return only;
        work_.departures.back().next = first;  // The departure just added.
        first = static_cast<std::int32_t>(work_.departures.size()) - 1;
        return anywhere;
    }

    bool as_good(const Departure& a, const Departure& b) const {
        return a.cost <= b.cost && (a.road || !b.road) && work_.sets.within(a.set, b.set) &&
               (a.harmless || (a.given_up - b.given_up).none());
    }

    // Each link is examined once, when it is first needed.
    void begin(SpaceIndex lead) {
        std::uint8_t& looked = work_.looked_at[static_cast<std::size_t>(lead)];
        if (looked) return;
        looked = 1;
        const auto first = work_.steps.begin() + board_[lead].first_link;
        for (auto step = first; step != first + board_[lead].links; ++step) step->cost = unknown;
    }
    const TriedStep& step_on(const Link& link) {
        TriedStep& step = work_.steps[static_cast<std::size_t>(&link - board_.links().data())];
        if (step.cost == unknown) step = stepper_.step(link);
        return step;
    }

    // True when even the cheapest harmless step would only reach a state that is already known to be as good. Most
    // steps back are such.
    bool in_vain(const Departure& now, const Link& link) const {
        for (std::int32_t i = work_.first_label[static_cast<std::size_t>(after(link))]; i >= 0;) {
            const Label& known = work_.labels[static_cast<std::size_t>(i)];
            if (known.cost <= now.cost + 1 && (known.road || !now.road) && known.stop == Stop::None &&
                work_.sets.within(known.set, now.set))
                return true;
            i = known.next;
        }
        return false;
    }

    void take(const Departure& now, const Link& link, const TriedStep& step) {
        const bool road = now.road && step.road;
        const int cost = now.cost + step.cost;
        if (cost > (road ? most_ : mover_.move)) return;
        const Stop stop = stop_of(link, step);
        if (stop != Stop::None && stepper_.end(link.to, is_double ? link.from : no_space) != Verdict::Fine) return;
        if (!run_.flown && !fits(link.to, link.from)) return;
        if (mover_.holds_on && lets_go(now, link)) return;
        const std::uint16_t set = set_after(now, link, step);
        if (set == ConsequenceSets::full) return;
        // Filled in place, because copying freshly written members is slow.
        Label& wanted = work_.labels.emplace_back();
        wanted.state = after(link);
        wanted.parent = now.label;
        wanted.cost = static_cast<std::int16_t>(cost);
        wanted.set = set;
        wanted.lead = link.to;
        wanted.tail = is_double ? link.from : no_space;
        wanted.stop = stop;
        wanted.road = road;
        relax();
    }

    Stop stop_of(const Link& link, const TriedStep& step) const {
        if (step.glyph) return Stop::Glyph;
        return step.water && (!is_double || stepper_.ground_stops(link.from)) ? Stop::Water : Stop::None;
    }

    bool fits(SpaceIndex lead, SpaceIndex from) const {
        if (mover_.juts.empty()) return true;
        const SpaceIndex tail = is_double ? from : no_space;
        const bool back_leads = is_double && run_.lead == Lead::Back;
        return stepper_.pose(back_leads ? tail : lead, back_leads ? lead : tail) == Verdict::Fine;
    }

    // Whether the step leads away from an enemy that it is engaged with.
    bool lets_go(const Departure& now, const Link& link) const {
        const Threats& threats = work_.threats;
        const FigureSet before = is_double ? threats.at(now.lead) | threats.at(now.tail) : threats.at(now.lead);
        if (run_.flown) return now.cost == 0 && before.any();
        return (before - (is_double ? threats.at(link.to) | threats.at(link.from) : threats.at(link.to))).any();
    }

    std::uint16_t set_after(const Departure& now, const Link& link, const TriedStep& step) {
        std::uint16_t set = now.set;
        if (!now.harmless) set = work_.sets.with_leaving(set, now.given_up - work_.threats.at(link.to));
        if (step.fall != Fall::None) set = work_.sets.with_fall(set, step.fall);
        if (step.molten && (!is_double || stepper_.molten(link.from))) set = work_.sets.with_molten(set);
        return set;
    }

    void flip(const Label& label, std::int32_t number) {
        if (!run_.flown && !fits(label.tail, label.lead)) return;
        Label& turned = work_.labels.emplace_back(label);
        turned.state = board_.link(label.state).back;
        turned.parent = number;
        turned.settled = false;
        std::swap(turned.lead, turned.tail);
        relax();
    }

    // Whatever follows, the first costs no more than the second and has no additional consequence.
    bool as_good(const Label& a, const Label& b) const {
        return a.cost <= b.cost && (a.road || !b.road) && (a.stop == Stop::None || b.stop != Stop::None) &&
               work_.sets.within(a.set, b.set);
    }

    // Keeps the last label if no other of its state is as good. When there are too many, it must also be the cheapest
    // of all, so that no reachable place is ever left out.
    void relax() {
        Label& wanted = work_.labels.back();
        std::int32_t& first = work_.first_label[static_cast<std::size_t>(wanted.state)];
        int others = 0;
        bool cheapest = true, placed = false;
        for (std::int32_t i = first; i >= 0; ++others) {
            Label& known = work_.labels[static_cast<std::size_t>(i)];
            const std::int32_t number = i;
            i = known.next;
            if (!placed && as_good(known, wanted)) return work_.labels.pop_back();
            const bool goes_on = wanted.stop == Stop::None && known.stop != Stop::None;
            cheapest = cheapest && (known.cost > wanted.cost || (wanted.road && !known.road) || goes_on);
            if (known.settled || !as_good(wanted, known)) continue;
            if (placed) known.settled = true;  // Useless from now on.
            else replace(known, number, wanted);
            placed = true;
        }
        if (placed || (!cheapest && others >= Reach::most_sets)) return work_.labels.pop_back();
        wanted.next = first;
        first = static_cast<std::int32_t>(work_.labels.size()) - 1;
        work_.buckets[static_cast<std::size_t>(wanted.cost)].push_back(first);
    }

    void replace(Label& known, std::int32_t number, const Label& wanted) {
        const std::int32_t next = known.next;
        known = wanted;
        known.next = next;
        work_.buckets[static_cast<std::size_t>(known.cost)].push_back(number);
    }

    // ---- ends of moves

    void emit(const Label& label, std::int32_t number) {
        if (label.cost > 0 && stepper_.end(label.lead, label.tail) != Verdict::Fine) return;
        std::uint16_t set = label.set;
        Stop stop = label.stop;
        if (run_.flown && label.cost > 0) land(label, set, stop);
        if (set == ConsequenceSets::full) return;
        const bool back_leads = run_.lead == Lead::Back;
        const SpaceIndex at = back_leads ? label.tail : label.lead, tail = back_leads ? label.lead : label.tail;
        if (!mover_.juts.empty() && label.parent >= 0 && stepper_.pose(at, tail) != Verdict::Fine) return;
        for (const bool turned : {false, true}) {
            if (turned && !run_.paired) break;
            End& end = ends_.emplace_back();
            end.at = turned ? tail : at;
            end.tail = turned ? at : tail;
            end.cost = label.cost;
            end.stop = stop;
            end.consequences = set;
            end.way = number;
            keep_end(label.state);
        }
    }

    // A flying figure touches the ground only where it lands.
    void land(const Label& label, std::uint16_t& set, Stop& stop) {
        const bool molten = stepper_.molten(label.lead) && (!is_double || stepper_.molten(label.tail));
        if (molten) set = work_.sets.with_molten(set);
        if (stepper_.glyph_stops(label.lead)) stop = Stop::Glyph;
    }

    bool as_good(const End& a, const End& b) const {
        return a.cost <= b.cost && work_.sets.within(a.consequences, b.consequences);
    }

    // Keeps the last end if no other of its place and facing is as good, and removes those that it beats.
    void keep_end(std::int32_t state) {
        const End& end = ends_.back();
        if (is_double && board_.link(state).from != end.at) state = board_.link(state).back;
        std::int32_t& first = work_.first_end[static_cast<std::size_t>(state)];
        bool placed = false;
        for (std::int32_t i = first; i >= 0; i = work_.next_end[static_cast<std::size_t>(i)]) {
            End& known = ends_[static_cast<std::size_t>(i)];
            if (known.at == no_space) continue;
            if (!placed && as_good(known, end)) return ends_.pop_back();
            if (!as_good(end, known)) continue;
            if (placed) {
                known.at = no_space;
                work_.dropped = true;
            } else {
                known = end;
            }
            placed = true;
        }
        if (placed) return ends_.pop_back();
        work_.next_end.push_back(first);
        first = static_cast<std::int32_t>(ends_.size()) - 1;
    }

    ReachWork& work_;
    std::vector<End>& ends_;
    const Board& board_;
    const Mover& mover_;
    const Rules& rules_;
    Run run_;
    Stepper stepper_;
    std::int16_t most_ = 0;
};

}  // namespace

Reach::Reach() : work_(std::make_unique<ReachWork>()) {}
Reach::~Reach() = default;
Reach::Reach(Reach&&) noexcept = default;
Reach& Reach::operator=(Reach&&) noexcept = default;

void Reach::find(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules) {
    assert(mover.at >= 0 && static_cast<std::size_t>(mover.at) < board.size() && occupancy.at.size() == board.size());
    ReachWork& work = *work_;
    ends_.clear();
    work.labels.clear();
    work.next_end.clear();
    work.runs.clear();
    work.first_end.assign(mover.is_double() ? board.link_count() : board.size(), -1);
    work.tried = 0;
    work.dropped = false;
    work.sets.clear();
    work.threats.look(board, mover, occupancy, rules);
    for (const bool flown : {false, true})
        for (const Lead lead : {Lead::Front, Lead::Back}) {
            if (flown ? mover.flight == Flight::Never : mover.flight == Flight::Always) continue;
            // In the air it matters which end lands on a glyph.
            const bool paired =
                mover.is_double() && rules.flip && mover.juts.empty() && (!flown || occupancy.glyphs.empty());
            if (lead == Lead::Back && (!mover.is_double() || paired)) continue;
            work.runs.push_back({static_cast<std::int32_t>(work.labels.size()), lead, flown, paired});
            if (mover.is_double())
                ReachSearch<true>(work, ends_, board, mover, occupancy, rules, work.runs.back()).search();
            else ReachSearch<false>(work, ends_, board, mover, occupancy, rules, work.runs.back()).search();
        }
    if (work.dropped) std::erase_if(ends_, [](const End& end) { return end.at == no_space; });
}

Consequences Reach::consequences(const End& end) const { return work_->sets.consequences(end.consequences); }
std::size_t Reach::tried() const { return work_->tried; }

Path Reach::path(const End& end) const {
    const auto label = [this](std::int32_t number) -> const Label& {
        return work_->labels[static_cast<std::size_t>(number)];
    };
    const Run& run = *std::ranges::find_if(work_->runs.rbegin(), work_->runs.rend(),
                                           [&](const Run& one) { return one.first_label <= end.way; });
    std::vector<std::int32_t>& way = work_->way;  // In reverse order, without the start.
    way.clear();
    std::int32_t start = end.way;
    for (; label(start).parent >= 0; start = label(start).parent) way.push_back(start);
    Path path{.lead = run.lead, .flown = run.flown};
    path.steps.reserve(way.size());
    const bool turned = run.paired && end.at != label(end.way).lead;
    if (turned && way.empty()) path.steps.push_back(turn_round);
    if (turned && !way.empty()) path.lead = Lead::Back;
    SpaceIndex leading = path.lead == run.lead ? label(start).lead : label(start).tail;
    for (auto number = way.rbegin(); number != way.rend(); ++number) {
        const Label& next = label(*number);
        const bool flip = !run.paired && next.cost == label(next.parent).cost;
        if (flip || (run.paired && leading != next.tail)) path.steps.push_back(turn_round);
        if (!flip) path.steps.push_back(next.lead);
        leading = next.lead;
    }
    return path;
}

}  // namespace hexwright::rules
