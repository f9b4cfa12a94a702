#include "engine/core/integer_program.h"

#include <algorithm>
#include <cmath>

namespace hexwright {
namespace {

__extension__ using Wide = __int128;  // Wide enough for sums of multipliers times counts.

// Bounds on x within one branch of the search.
struct Box {
    WholeNumbers lower, upper;
};

// Answer of the linear relaxation: a guess at x and a multiplier per row. Floating point only proposes both; whether x
// fits and what the multipliers prove is computed in integers.
struct Relaxed {
    std::vector<double> x, multipliers;
};

// Simplex on the dual (multipliers y >= 0; for every column the sum over rows of coefficient times y is at most the
// cost). It starts feasible at 0 because costs are not negative. Upper bounds are rows of their own, with coefficient
// -1.
class Simplex {
public:
    Simplex(const IntegerProgram& program, const Box& box)
        : program_(program),
          height_(program.columns.size()),
          rows_(program.rows.size()),
          width_(rows_ + 2 * height_ + 1),
          cells_((height_ + 1) * width_),
          basis_(height_) {
        for (std::size_t c = 0; c < height_; ++c) fill_column(c);
        for (std::size_t r = 0; r < rows_; ++r) at(height_, r) = -at_least(r, box);
        for (std::size_t c = 0; c < height_; ++c)
            at(height_, rows_ + c) = static_cast<double>(box.upper[c] - box.lower[c]);
    }

    Relaxed solve(const Box& box) {
        // A cycle caused by rounding errors ends here, with a weaker bound.
        const std::size_t limit = 20 * (height_ + rows_) + 100;
        std::vector<double> ray;
        for (std::size_t step = 0; step < limit && ray.empty(); ++step) {
            const std::optional<std::size_t> in = entering(step > limit / 2);
            if (!in) break;
            if (const std::optional<std::size_t> out = leaving(*in)) pivot(*out, *in);
            else ray = ray_of(*in);
        }
        return answer(box, ray);
    }

private:
    static constexpr double tiny = 1e-9;
    static constexpr double far = 1e6;  // Step along a ray that proves that nothing fits.

    double& at(std::size_t row, std::size_t column) { return cells_[row * width_ + column]; }

    void fill_column(std::size_t c) {
        for (std::size_t r = 0; r < rows_; ++r) at(c, r) = static_cast<double>(program_.rows[r].coefficients[c]);
        at(c, rows_ + c) = -1;
        at(c, rows_ + height_ + c) = 1;
        at(c, width_ - 1) = static_cast<double>(program_.columns[c].cost);
        basis_[c] = rows_ + height_ + c;
    }

    double at_least(std::size_t r, const Box& box) const {
        Wide left = program_.rows[r].at_least;
        for (std::size_t c = 0; c < height_; ++c) left -= Wide{program_.rows[r].coefficients[c]} * box.lower[c];
        return static_cast<double>(left);
    }

    // The most promising variable to raise. With `carefully`, the first that helps at all, which avoids cycling.
    std::optional<std::size_t> entering(bool carefully) {
        std::optional<std::size_t> best;
        for (std::size_t v = 0; v + 1 < width_; ++v) {
            if (at(height_, v) >= -tiny || (best && at(height_, v) >= at(height_, *best))) continue;
            best = v;
            if (carefully) break;
        }
        return best;
    }

    std::optional<std::size_t> leaving(std::size_t in) {
        std::optional<std::size_t> best;
        double best_ratio = 0;
        for (std::size_t c = 0; c < height_; ++c) {
            if (at(c, in) <= tiny) continue;
            const double ratio = at(c, width_ - 1) / at(c, in);
            if (best && (ratio > best_ratio || (ratio == best_ratio && basis_[c] >= basis_[*best]))) continue;
            best = c;
            best_ratio = ratio;
        }
        return best;
    }

    void pivot(std::size_t out, std::size_t in) {
        const double scale = at(out, in);
        for (std::size_t v = 0; v < width_; ++v) at(out, v) /= scale;
        for (std::size_t c = 0; c <= height_; ++c) {
            const double times = at(c, in);
            if (c == out || times == 0) continue;
            for (std::size_t v = 0; v < width_; ++v) at(c, v) -= times * at(out, v);
        }
        basis_[out] = in;
    }

    std::vector<double> ray_of(std::size_t in) {
        std::vector<double> ray(rows_);
        if (in < rows_) ray[in] = 1;
        for (std::size_t c = 0; c < height_; ++c)
            if (basis_[c] < rows_) ray[basis_[c]] = -at(c, in);
        return ray;
    }

    Relaxed answer(const Box& box, const std::vector<double>& ray) {
        Relaxed relaxed{std::vector<double>(height_), std::vector<double>(rows_)};
        for (std::size_t c = 0; c < height_; ++c) {
            relaxed.x[c] = static_cast<double>(box.lower[c]) + at(height_, rows_ + height_ + c);
            if (basis_[c] < rows_) relaxed.multipliers[basis_[c]] = at(c, width_ - 1);
        }
        for (std::size_t r = 0; r < ray.size(); ++r) relaxed.multipliers[r] += far * ray[r];
        return relaxed;
    }

    const IntegerProgram& program_;
    std::size_t height_, rows_, width_;
    std::vector<double> cells_;  // The last row holds the negated gain of raising each variable.
    std::vector<std::size_t> basis_;
};

// A lower bound on the cost of every answer in the box. Valid for any non-negative multipliers (Lagrange): the rows
// they weigh must hold, and each x then takes its best value alone.
Wide lower_bound(const IntegerProgram& program, const Box& box, const std::vector<double>& multipliers) {
    constexpr int shift = 40;
    constexpr Wide unit = Wide{1} << shift;
    std::vector<Wide> reduced;
    for (const IntegerProgram::Column& column : program.columns) reduced.push_back(column.cost * unit);
    Wide bound = 0;
    for (std::size_t r = 0; r < program.rows.size(); ++r) {
        const double scaled = std::min(std::max(multipliers[r], 0.0), 1e9) * static_cast<double>(1LL << 30);
        const Wide weight = Wide{static_cast<long long>(scaled)} * (1 << (shift - 30));
        bound += weight * program.rows[r].at_least;
        for (std::size_t c = 0; c < reduced.size(); ++c) reduced[c] -= weight * program.rows[r].coefficients[c];
    }
    for (std::size_t c = 0; c < reduced.size(); ++c)
        bound += reduced[c] * (reduced[c] > 0 ? box.lower[c] : box.upper[c]);
    return bound > 0 ? (bound + unit - 1) / unit : bound / unit;
}

class Search {
public:
    Search(const IntegerProgram& program, int& looks, std::optional<WholeNumbers> known)
        : program_(program), looks_(looks), best_(std::move(known)) {
        if (best_) best_cost_ = cost(*best_);
    }

    std::optional<WholeNumbers> run() {
        Box all;
        for (const IntegerProgram::Column& column : program_.columns) {
            all.lower.push_back(column.lower);
            all.upper.push_back(column.upper);
        }
        open_.push_back(std::move(all));
        while (!open_.empty() && looks_ > 0) {
            const Box box = std::move(open_.back());
            open_.pop_back();
            look(box);
        }
        return best_;
    }

private:
    Wide cost(const WholeNumbers& x) const {
        Wide sum = 0;
        for (std::size_t c = 0; c < x.size(); ++c) sum += Wide{program_.columns[c].cost} * x[c];
        return sum;
    }

    // Slack of each row; negative when the row does not hold.
    std::vector<Wide> spare(const WholeNumbers& x) const {
        std::vector<Wide> left;
        for (const IntegerProgram::Row& row : program_.rows) {
            Wide sum = -row.at_least;
            for (std::size_t c = 0; c < x.size(); ++c) sum += Wide{row.coefficients[c]} * x[c];
            left.push_back(sum);
        }
        return left;
    }

    void look(const Box& box) {
        for (std::size_t c = 0; c < box.lower.size(); ++c)
            if (box.lower[c] > box.upper[c]) return;
        --looks_;
        const Relaxed relaxed = Simplex(program_, box).solve(box);
        if (best_ && lower_bound(program_, box, relaxed.multipliers) >= best_cost_) return;
        // Nothing fits in the box.
        if (!best_ && lower_bound(program_, box, relaxed.multipliers) > highest_cost(box)) return;
        try_rounded(box, relaxed.x, 0.5);
        try_rounded(box, relaxed.x, 1 - 1e-6);
        branch(box, relaxed.x);
    }

    Wide highest_cost(const Box& box) const { return cost(box.upper); }

    void try_rounded(const Box& box, const std::vector<double>& relaxed, double up) {
        WholeNumbers x;
        for (std::size_t c = 0; c < relaxed.size(); ++c)
            x.push_back(std::clamp(static_cast<long long>(std::floor(relaxed[c] + up)), box.lower[c], box.upper[c]));
        std::vector<Wide> left = spare(x);
        if (std::ranges::any_of(left, [](Wide row) { return row < 0; })) return;
        for (std::size_t c = 0; c < x.size(); ++c) lower_while_it_fits(x, c, box.lower[c], left);
        if (best_ && cost(x) >= best_cost_) return;
        best_cost_ = cost(x);
        best_ = std::move(x);
    }

    void lower_while_it_fits(WholeNumbers& x, std::size_t c, long long lowest, std::vector<Wide>& left) const {
        if (program_.columns[c].cost == 0) return;
        Wide by = x[c] - lowest;
        for (std::size_t r = 0; r < left.size(); ++r)
            if (const long long each = program_.rows[r].coefficients[c]; each > 0) by = std::min(by, left[r] / each);
        x[c] -= static_cast<long long>(by);
        for (std::size_t r = 0; r < left.size(); ++r) left[r] -= by * program_.rows[r].coefficients[c];
    }

    // Splits where the relaxation is least decided; if it is whole but did not fit, where the bounds are widest.
    void branch(const Box& box, const std::vector<double>& relaxed) {
        std::optional<std::size_t> where;
        double least = 1e-6;
        for (std::size_t c = 0; c < relaxed.size(); ++c) {
            const double off = std::abs(relaxed[c] - std::round(relaxed[c]));
            if (box.lower[c] < box.upper[c] && off > least) {
                where = c;
                least = off;
            }
        }
        if (!where)
            for (std::size_t c = 0; c < relaxed.size(); ++c)
                if (box.lower[c] < box.upper[c] && (!where || room(box, c) > room(box, *where))) where = c;
        if (!where) return;  // A single point, which was tried already.
        const long long at =
            std::clamp(static_cast<long long>(std::floor(relaxed[*where])), box.lower[*where], box.upper[*where] - 1);
        Box below = box, above = box;
        below.upper[*where] = at;
        above.lower[*where] = at + 1;
        open_.push_back(std::move(below));
        open_.push_back(std::move(above));  // Visited first, because larger values satisfy more rows.
    }
    static long long room(const Box& box, std::size_t c) { return box.upper[c] - box.lower[c]; }

    const IntegerProgram& program_;
    int& looks_;
    std::optional<WholeNumbers> best_;
    Wide best_cost_ = 0;
    std::vector<Box> open_;
};

}  // namespace

std::optional<WholeNumbers> minimise(const IntegerProgram& program, int& looks, std::optional<WholeNumbers> known) {
    return Search(program, looks, std::move(known)).run();
}

}  // namespace hexwright
