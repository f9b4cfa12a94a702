#include "editor/panels/stamping.h"

#include "editor/panels/carry_tool.h"

#include <utility>

namespace hexwright {

namespace {

void look_again(Studio& studio) { studio.shelf.stamps = stamps_in(studio.shelf.folder); }

void refuse_for(Studio& studio, const Error& error) {
    refuse(studio, {"refused.stamp", {{"trouble", describe(error, studio.words)}}});
}

}  // namespace

void show_stamps(Studio& studio, std::filesystem::path folder) {
    studio.shelf = {.folder = std::move(folder)};
    look_again(studio);
}

void begin_naming(Studio& studio) {
    studio.notice.reset();
    studio.shelf.naming = selected_block(studio);
    studio.shelf.unfolded = true;
}

bool keep_named(Studio& studio, const std::string& name) {
    if (!studio.shelf.naming) return false;
    const auto kept = save_stamp(studio.shelf.folder, name, *studio.shelf.naming, Existing::Keep, studio.catalogue());
    if (!kept) return refuse_for(studio, kept.error()), false;
    studio.shelf.naming.reset();
    look_again(studio);
    say(studio, {"notice.stamp-kept", {{"name", kept->name}}});
    return true;
}

void take_stamp(Studio& studio, const Stamp& stamp) {
    auto block = load_stamp(stamp, studio.catalogue());
    if (!block) return refuse_for(studio, block.error());
    carry(studio, std::move(*block), Carrying::Copy);
}

bool rename(Studio& studio, const Stamp& stamp, const std::string& name) {
    studio.notice.reset();
    const auto renamed = rename_stamp(stamp, name);
    if (!renamed) refuse_for(studio, renamed.error());
    look_again(studio);
    return renamed.has_value();
}

void discard(Studio& studio, const Stamp& stamp) {
    const auto gone = delete_stamp(stamp);
    look_again(studio);
    if (!gone) return refuse_for(studio, gone.error());
    say(studio,
        {"notice.stamp-discarded", {{"name", stamp.name}, {"folder", (studio.shelf.folder / "trash").string()}}});
}

}  // namespace hexwright
