#include "editor/workbench/picture_shelf.h"

#include <algorithm>

namespace hexwright {
namespace {

constexpr std::size_t most_kept = 3;  // up to 64 MB each

PictureShelf::Entry loaded(const std::string& path) {
    auto picture = load_picture(path);
    if (!picture) return {path, {}, picture.error().message};
    return {path, std::make_shared<const Picture>(std::move(*picture)), {}};
}

}  // namespace

const PictureShelf::Entry& PictureShelf::look_up(const std::string& path) {
    const auto found = std::ranges::find(entries_, path, &Entry::path);
    if (found != entries_.end()) {
        std::rotate(found, found + 1, entries_.end());
        return entries_.back();
    }
    if (entries_.size() >= most_kept) entries_.erase(entries_.begin());
    entries_.push_back(loaded(path));
    return entries_.back();
}

void PictureShelf::forget(const std::string& path) { std::erase_if(entries_, [&](const Entry& entry) { return entry.path == path; }); }

}  // namespace hexwright
