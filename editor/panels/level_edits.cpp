#include "editor/panels/level_edits.h"

#include "editor/workbench/levels.h"

#include <algorithm>

namespace hexwright {

namespace {

bool carry_out(Studio& studio, LevelResult result) {
    studio.notice.reset();
    if (!result) {
        refuse(studio, result.error().reason);
        return false;
    }
    const std::optional<Message> note = result->note;
    if (!commit(studio, result->edit)) return false;
    if (note) say(studio, *note);
    return true;
}

using Maker = LevelResult (*)(const Scenario&, const Terrain&, int, const Catalogue&);

LevelResult of_level(const Studio& studio, Maker make, int number) {
    return make(*studio.now().scenario, studio.now().terrain, number, studio.catalogue());
}

}  // namespace

void insert_level(Studio& studio) {
    const Maker make = insert_level;
    carry_out(studio, of_level(studio, make, studio.level));
}

void remove_level(Studio& studio) {
    const Maker make = remove_level;
    carry_out(studio, of_level(studio, make, studio.level));
}

void duplicate_level(Studio& studio) {
    const Maker make = duplicate_level;
    carry_out(studio, of_level(studio, make, studio.level));
}

void shift_levels(Studio& studio, int by) {
    const Maker make = shift_levels;
    if (carry_out(studio, of_level(studio, make, by))) studio.level = std::clamp(studio.level + by, 1, max_level);
}

}  // namespace hexwright
