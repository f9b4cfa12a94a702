// Exact solver of small integer linear programs: minimises the sum of cost times x, where each row's sum of coefficient
// times x is at least a given number and each x lies between two bounds. Meant for tens of columns.
#pragma once
#include <optional>
#include <vector>

namespace hexwright {

struct IntegerProgram {
    struct Column {
        long long cost = 0;  // At least 0.
        long long lower = 0, upper = 0;
    };
    struct Row {
        std::vector<long long> coefficients;  // Indexed by column.
        long long at_least = 0;
    };
    std::vector<Column> columns;
    std::vector<Row> rows;
};

using WholeNumbers = std::vector<long long>;  // Indexed by column.

// `looks` is a budget of bounds to compute, shared by any number of calls; a search that exhausts it leaves 0 and
// returns the best answer so far. `known` is an answer to start from. Returns none when there is no answer, or none was
// found within the budget.
std::optional<WholeNumbers> minimise(const IntegerProgram& program, int& looks, std::optional<WholeNumbers> known = {});

}  // namespace hexwright
