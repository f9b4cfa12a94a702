#include "editor/panels/seeing.h"

#include "editor/panels/studio.h"
#include "formats/file.h"

#include <algorithm>

namespace hexwright {

LevelSet shown_levels(const Studio& studio) {
    if (studio.whole) return ~studio.seeing.hidden;
    LevelSet shown = studio.seeing.alone ? LevelSet() : ~studio.seeing.hidden;
    return shown.set(static_cast<std::size_t>(studio.level));
}

bool is_shown(const Studio& studio, int level) { return shown_levels(studio).test(static_cast<std::size_t>(level)); }

bool is_hidden(const Studio& studio, int level) {
    return studio.seeing.hidden.test(static_cast<std::size_t>(level)) || (studio.seeing.alone && level != studio.level);
}

void hide_level(Studio& studio, int level, bool hidden) {
    studio.notice.reset();
    if (studio.seeing.alone) show_alone(studio, false);
    studio.seeing.hidden.set(static_cast<std::size_t>(level), hidden);
}

void show_alone(Studio& studio, bool alone) {
    studio.notice.reset();
    studio.seeing.alone = alone;
    if (alone) studio.whole = false;
}

void show_levels(Studio& studio, int from, int to) {
    studio.notice.reset();
    studio.seeing.alone = false;
    studio.seeing.hidden = ~levels_between(from, to);
    studio.seeing.hidden.reset(0);
    const auto [least, most] = std::minmax(from, to);
    say(studio, {"notice.levels-shown", {{"from", least}, {"to", most}}});
}

void show_all_levels(Studio& studio) {
    studio.notice.reset();
    studio.seeing.alone = false;
    studio.seeing.hidden.reset();
}

void lay_over(Studio& studio, Overlay overlay) {
    studio.notice.reset();
    studio.seeing.overlay = studio.seeing.overlay == overlay ? Overlay::None : overlay;
}

const Underlay* underlay_of(const Studio& studio) {
    return studio.whole ? nullptr : underlay_of(*studio.now().scenario->underlays, studio.level);
}

std::optional<PicturePlace> underlay_place(const Studio& studio) {
    const Underlay* underlay = underlay_of(studio);
    auto place = underlay ? place_of(underlay->pins) : std::nullopt;
    const auto& pins = studio.seeing.aligning.pins;
    if (place && studio.tool == Tool::Align && pins.size() == 1) return moved_to(*place, pins.front());
    return place;
}

const PictureShelf::Entry& picture_of(Studio& studio, const Underlay& underlay) {
    return studio.seeing.shelf.look_up(underlay.src, studio.jobs);
}

void add_underlay(Studio& studio, const std::filesystem::path& picture) {
    studio.notice.reset();
    studio.whole = false;
    std::error_code error;
    const std::string path = std::filesystem::absolute(picture, error).lexically_normal().string();
    studio.seeing.shelf.forget(path);
    const auto size = measure_picture_file(path);  // Reads only its header; a job decodes the rest.
    if (!size)
        return refuse(studio,
                      {"underlay.trouble",
                       {{"file", picture.filename().string()}, {"trouble", studio.words(size.error().message)}}});
    std::vector<HexCoord> hexes;
    for (const Terrain::Column& column : studio.now().terrain.columns()) hexes.push_back(column.hex);
    Underlay underlay{studio.level, path, first_pins(*size, hexes)};
    if (!commit(studio, SetUnderlays{with_underlay(*studio.now().scenario->underlays, std::move(underlay))})) return;
    studio.folder = picture.parent_path();
    studio.frame_plan = true;
    studio.frame_selection = false;
    begin_aligning(studio);
}

void set_underlay(Studio& studio, Underlay underlay) {
    commit(studio, SetUnderlays{with_underlay(*studio.now().scenario->underlays, std::move(underlay))});
}

void remove_underlay(Studio& studio) {
    studio.notice.reset();
    if (studio.tool == Tool::Align) choose_tool(studio, Tool::Select);
    commit(studio, SetUnderlays{without_underlay(*studio.now().scenario->underlays, studio.level)});
}

void begin_aligning(Studio& studio) {
    choose_tool(studio, Tool::Align);
    studio.seeing.aligning = {};
    say(studio, {"hint.align-pixel"});
}

}  // namespace hexwright
