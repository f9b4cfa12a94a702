// The kinds of map files, a row for each: how it is recognised, read and written, and what it is called. All that
// opens, saves and converts maps (open.h, its dialogs, `hexwright convert`) goes by this table.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::document {

enum class FileKind : unsigned char { Ours, Hsc, Web, Other };

// What a file of that kind cannot express: `instead` holds pieces that are written as other things or at other places,
// `lost` what is left out. Only the latter is missing when the file is read again. Empty for our own format.
struct Change {
    std::vector<Message> instead, lost;
    std::optional<Message> other_names{};  // After writing: the file's other names keep what they held.
    bool empty() const { return instead.empty() && lost.empty(); }
};

struct WrittenMap {
    std::string bytes;
    Change change{};
};

struct MapFormat {
    FileKind kind;
    std::vector<const char*> endings;           // In lower case; the one for new files first.
    bool (*begins_so)(std::string_view bytes);  // nullptr: whatever begins as no other kind does.
    Result<ReadScenario> (*read)(std::string_view bytes, const std::string& name, const Catalogue& catalogue);
    WrittenMap (*write)(const Scenario& scenario, const Catalogue& catalogue);  // nullptr: it is only read.
    // Ids of sentences. `type` names it in the dialog that saves; the others say, in a refusal and in that dialog, that
    // it is only read. nullptr: not needed.
    const char *type, *not_written, *not_saved;
};
std::span<const MapFormat> map_formats();
const MapFormat& format_of(FileKind kind);  // Our own for FileKind::Other.

FileKind kind_of(const std::filesystem::path& file);  // Judges by the ending of its name.
// Judges by the first bytes if the name does not tell.
FileKind kind_of(const std::filesystem::path& file, std::string_view bytes);
bool is_foreign(FileKind kind);  // Another program's.
// Whether its ending is one that open_scenario() reads.
bool opens_as_map(const std::filesystem::path& file);

}  // namespace hexwright::document
