// "Did you mean …?": finds the known word that a misspelt word most likely stands for.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

// Number of letters to insert, delete, change or swap with their neighbour to turn one word into the other.
int edit_distance(std::string_view a, std::string_view b);

// The nearest of the known words, or the first of several equally near ones. Returns none when no word is near enough
// (a third of the letters may be wrong) or `wanted` is longer than any name could be.
std::optional<std::string> nearest(std::string_view wanted, const std::vector<std::string>& known);

}  // namespace hexwright
