// A count with a button for less and one for more, and what is counted beside it.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

#include <string>

namespace hexwright::dialogs {

inline constexpr int most_of_one = 999;

struct Bounds {
    int least = 0, most = most_of_one;
};
// Whether it was changed. Labels: "less:LABEL", "count:LABEL", "more:LABEL".
bool counter(Ui& ui, const std::string& label, const std::string& text, int& count, Bounds bounds = {});

}  // namespace hexwright::dialogs
