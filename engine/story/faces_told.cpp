#include "engine/story/faces_told.h"

#include <algorithm>
#include <string>

namespace hexwright::story {

namespace {

constexpr int last_skull = 3, last_shield = 5, last_of_combat_die = 6;

const char* name_of_face(int face) {
    return face <= last_skull ? "face.skull" : face <= last_shield ? "face.shield" : "face.blank";
}

}  // namespace

Message faces_told(const std::vector<std::uint8_t>& faces) {
    std::string numbers;
    std::vector<Message> names;
    for (const std::uint8_t face : faces) {
        numbers += (numbers.empty() ? "" : " ") + std::to_string(face);
        names.push_back({name_of_face(face)});
    }
    const bool combat = std::ranges::all_of(faces, [](int face) { return face <= last_of_combat_die; });
    if (!combat) return {"face.numbers", {{"numbers", numbers}}};
    return {"face.names", {{"names", names}, {"numbers", numbers}}};
}

}  // namespace hexwright::story
