// "Did you mean …?": the known word that a misspelt one most likely stands for.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

// Letters put in, left out, changed or swapped with their neighbour to get from one word to the other.
int edit_distance(std::string_view a, std::string_view b);

// The nearest of the known words, the first of them where several are equally near; none when nothing is near enough to
// be meant (a third of the letters wrong) or the wanted word is longer than any name could be.
std::optional<std::string> nearest(std::string_view wanted, const std::vector<std::string>& known);

}  // namespace hexwright
