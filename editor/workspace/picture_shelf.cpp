#include "editor/workspace/picture_shelf.h"

#include <algorithm>

namespace hexwright::workspace {
namespace {

constexpr std::size_t most_kept = 3;  // Each takes up to 64 MB.

void take_result(PictureShelf::Entry& entry) {
    if (!entry.job.started() || entry.job.running()) return;
    auto result = entry.job.take();
    if (!result) entry.trouble = Refusal{{"image.no-memory"}};
    else if (!*result) entry.trouble = (*result).error();
    else entry.picture = std::make_shared<const Picture>(std::move(**result));
}

}  // namespace

const PictureShelf::Entry& PictureShelf::look_up(const std::string& path, Jobs& jobs) {
    const auto found = std::ranges::find(entries_, path, &Entry::path);
    if (found != entries_.end()) {
        std::rotate(found, found + 1, entries_.end());
    } else {
        if (entries_.size() >= most_kept) entries_.erase(entries_.begin());
        entries_.push_back({path});
        entries_.back().job = jobs.start([path](JobWatch&) { return load_picture(path); });
    }
    take_result(entries_.back());
    return entries_.back();
}

const PictureShelf::Entry* PictureShelf::find(const std::string& path) const {
    const auto found = std::ranges::find(entries_, path, &Entry::path);
    return found == entries_.end() ? nullptr : &*found;
}

void PictureShelf::forget(const std::string& path) {
    std::erase_if(entries_, [&](const Entry& entry) { return entry.path == path; });
}

}  // namespace hexwright::workspace
