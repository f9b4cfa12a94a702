// "Share…": what the window offers to paste into a forum post about the map in front. The dialog beside it shows it.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"
#include "engine/core/message.h"
#include "formats/telling/share_text.h"

#include <cstddef>
#include <string>
#include <vector>

namespace hexwright::board {
class Catalogue;
}  // namespace hexwright::board
namespace hexwright::scenario {
struct Scenario;
}  // namespace hexwright::scenario

namespace hexwright::files {

inline constexpr std::size_t longest_link = 8'000;  // In letters. What is longer is cut off by forums and servers.

struct ShareOffer {
    SharedMap map{};                  // Without the names of files, link and code.
    std::string code{};               // Of all that is in the map; empty if there is none.
    std::vector<Message> left_out{};  // What it does not hold, as parts of a sentence.
    std::vector<Message> trouble{};   // Why there is no code.
};
// Takes a while, so it runs as a job. The code is a map code where that holds everything, else that of a scenario.
ShareOffer share_offer(const Scenario& scenario, const Catalogue& catalogue);

// Where links lead: the page that the window is in, else the address of the person's settings. Empty if there is none.
std::string share_address(const EditorState& editor);

struct ReadyShare {
    SharedMap map{};
    std::vector<Message> notes{};  // For the person who shares it.
};
ReadyShare ready_share(const EditorState& editor, const ShareOffer& offer);

}  // namespace hexwright::files
