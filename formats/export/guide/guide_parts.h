// What a guide contains besides its page, made when the program is built: see third_party/GuideParts.cmake.
#pragma once
#include "engine/assembly/build_plan.h"
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "engine/scenario/scenario.h"
#include "formats/export/room.h"
#include "formats/telling/words.h"

#include <optional>
#include <string>
#include <string_view>

namespace hexwright::exports {

struct GuideParts {
    std::string_view engine{};  // The room engine/lookup as WebAssembly; empty: not built.
    std::string_view scene{};   // The script of the 3D view; empty: not built.
};
GuideParts guide_parts();  // Those of this program.

// What guides made of these parts lack; none when they lack nothing.
std::optional<Message> missing_from_guide(const GuideParts& parts);

// Everything as parts of an HTML page, empty where its part was not built.
struct AskParts {
    std::string screen{};   // The inside of the screen.
    std::string scripts{};  // Data and scripts, for the end of the page.
};
// Both are refused where deflated() is.
Result<AskParts> ask_parts(const Scenario& scenario, const Catalogue& catalogue, const Words& words,
                           const GuideParts& parts);
Result<std::string> scene_data(const Scenario& scenario, const Catalogue& catalogue, const BuildPlan& plan,
                               const GuideParts& parts);
std::string guide_scripts();  // That use the parts above; they need nothing that is missing.

}  // namespace hexwright::exports
