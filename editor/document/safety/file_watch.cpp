#include "editor/document/safety/file_watch.h"

#include "engine/core/system/files.h"
#include "formats/xml/bytes/file.h"

#include <cstdint>

namespace hexwright::document {

namespace {

FileStamp glance_at(const std::filesystem::path& file) {
    const auto facts = system::facts_of(file);
    return facts ? FileStamp{true, facts->changed, facts->bytes, {}} : FileStamp{};
}

}  // namespace

std::string fingerprint(std::string_view bytes) {
    std::uint64_t hash = 14695981039346656037ULL;  // FNV-1a.
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; hash >>= 4) text[i] = "0123456789abcdef"[hash & 15];
    return text;
}

FileStamp stamp_of(const std::filesystem::path& file) {
    FileStamp stamp = glance_at(file);
    if (!stamp.there) return stamp;
    if (const auto bytes = read_file(file)) stamp.digest = fingerprint(*bytes);
    return stamp;
}

FileNews news_of(const std::filesystem::path& file, FileStamp& known) {
    const FileStamp now = glance_at(file);
    if (!now.there) return known.there ? FileNews::Gone : FileNews::None;
    if (known.there && now.changed == known.changed && now.size == known.size) return FileNews::None;
    FileStamp read = stamp_of(file);
    if (!known.there || read.digest != known.digest) return FileNews::Changed;
    known = std::move(read);
    return FileNews::None;
}

}  // namespace hexwright::document
