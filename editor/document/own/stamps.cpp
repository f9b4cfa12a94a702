#include "editor/document/own/stamps.h"

#include "engine/core/system/places.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <charconv>

namespace hexwright::document {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 230;  // Limit of a file name, leaving room for its ending and a number in the trash.
constexpr std::size_t most_characters = 60;

bool is_plain(char c, bool first) {
    if (static_cast<unsigned char>(c) >= 0x80) return true;  // Other scripts.
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return letter || c == '-' || c == '_' || (!first && (c == ' ' || c == '.'));
}

Result<void> check_name(const std::string& name) {
    const bool one_line = std::ranges::none_of(name, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    const bool good = name.find_first_not_of(' ') != std::string::npos && one_line &&
                      first_bad_byte(name) == std::string::npos && character_count(name) <= most_characters &&
                      file_stem_of(name).size() <= most_bytes;
    if (good) return {};
    return failure(Message{"stamps.name", {{"name", shortened(name)}, {"most", most_characters}}});
}

fs::path file_of(const std::string& stem) { return fs::path(stem + ".xml"); }

Stamp stamp_in(const fs::path& folder, const std::string& name) { return {name, folder / file_of(file_stem_of(name))}; }

Result<void> moved(const fs::path& from, const fs::path& to) {
    std::error_code trouble;
    fs::rename(from, to, trouble);
    if (!trouble) return {};
    return failure(Message{"file.unwritable", {{"reason", trouble.message()}}}, FilePos{to.string()});
}

Result<void> make(const fs::path& folder) {
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (!trouble) return {};
    return failure(Message{"file.unwritable", {{"reason", trouble.message()}}}, FilePos{folder.string()});
}

}  // namespace

std::filesystem::path stamp_folder() {
    const fs::path data = system::data_folder();
    return data.empty() ? data : data / "stamps";
}

std::string file_stem_of(const std::string& name) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string stem;
    for (const char c : name) {
        if (is_plain(c, stem.empty())) {
            stem += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        stem += {'%', digits[byte / 16], digits[byte % 16]};
    }
    return stem;
}

std::string name_of_stem(const std::string& stem) {
    std::string name;
    for (std::size_t i = 0; i < stem.size(); ++i) {
        unsigned byte = 0;
        const char* end = stem.data() + std::min(stem.size(), i + 3);
        const bool code =
            stem[i] == '%' && i + 2 < stem.size() && std::from_chars(stem.data() + i + 1, end, byte, 16).ptr == end;
        name += code ? static_cast<char>(byte) : stem[i];
        if (code) i += 2;
    }
    return name;
}

std::vector<Stamp> stamps_in(const std::filesystem::path& folder) {
    std::vector<Stamp> stamps;
    std::error_code trouble;
    for (fs::directory_iterator entry(folder, trouble), end; !trouble && entry != end; entry.increment(trouble))
        if (entry->path().extension() == ".xml")
            stamps.push_back(stamp_in(folder, name_of_stem(entry->path().stem().string())));
    std::ranges::sort(stamps, {}, &Stamp::name);
    return stamps;
}

Result<Stamp> save_stamp(const std::filesystem::path& folder, const std::string& name, const Block& block,
                         Existing existing, const Catalogue& catalogue) {
    if (folder.empty()) return failure(Message{"stamps.no-home"});
    if (const auto good = check_name(name); !good) return failure(good.error());
    if (block.empty()) return failure(Message{"block.no-pieces"});
    if (const auto made = make(folder); !made) return failure(made.error());
    Stamp stamp = stamp_in(folder, name);
    if (is_there(stamp.file)) {
        if (existing == Existing::Keep) return failure(Message{"stamps.exists", {{"name", name}}});
        if (const auto deleted = delete_stamp(stamp); !deleted) return failure(deleted.error());
    }
    if (const auto written = write_file(stamp.file, text_of(block, catalogue)); !written)
        return failure(written.error());
    return stamp;
}

Result<Block> load_stamp(const Stamp& stamp, const Catalogue& catalogue) {
    if (!is_there(stamp.file)) return failure(Message{"stamps.no-such", {{"name", stamp.name}}});
    const auto bytes = read_file(stamp.file);
    if (!bytes) return failure(bytes.error());
    return block_from(*bytes, catalogue, stamp.file.string());
}

Result<Stamp> rename_stamp(const Stamp& stamp, const std::string& name) {
    if (const auto good = check_name(name); !good) return failure(good.error());
    if (!is_there(stamp.file)) return failure(Message{"stamps.no-such", {{"name", stamp.name}}});
    Stamp renamed = stamp_in(stamp.file.parent_path(), name);
    if (name == stamp.name) return renamed;
    if (is_there(renamed.file)) return failure(Message{"stamps.exists", {{"name", name}}});
    if (const auto done = moved(stamp.file, renamed.file); !done) return failure(done.error());
    return renamed;
}

Result<void> delete_stamp(const Stamp& stamp) {
    if (!is_there(stamp.file)) return failure(Message{"stamps.no-such", {{"name", stamp.name}}});
    const fs::path trash = stamp.file.parent_path() / "trash";
    if (const auto made = make(trash); !made) return made;
    const std::string stem = file_stem_of(stamp.name);
    std::string free = stem;
    for (int number = 2; is_there(trash / file_of(free)); ++number) free = stem + " " + std::to_string(number);
    return moved(stamp.file, trash / file_of(free));
}

}  // namespace hexwright::document
