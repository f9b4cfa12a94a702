// The smallest whole-number answer to a small linear programme: minimise the sum of cost times x, where every row's sum
// of coefficient times x is at least a number and every x lies between two bounds. Exact; meant for tens of columns.
#pragma once
#include <optional>
#include <vector>

namespace hexwright {

struct IntegerProgram {
    struct Column {
        long long cost = 0;  // not negative
        long long lower = 0, upper = 0;
    };
    struct Row {
        std::vector<long long> coefficients;  // by column
        long long at_least = 0;
    };
    std::vector<Column> columns;
    std::vector<Row> rows;
};

using WholeNumbers = std::vector<long long>;  // by column

// `looks` is how many bounds may still be computed, over any number of calls: a search that runs out of them ends with
// the best answer so far and leaves 0. `known` is an answer to start from. None: there is no answer (or none was found
// in time).
std::optional<WholeNumbers> minimise(const IntegerProgram& program, int& looks, std::optional<WholeNumbers> known = {});

}  // namespace hexwright
