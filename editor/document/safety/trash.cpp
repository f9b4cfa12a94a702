#include "editor/document/safety/trash.h"

#include "engine/core/system/trash.h"
#include "formats/xml/bytes/file.h"

namespace hexwright::document {

Result<void> move_to_trash(const std::filesystem::path& file, const std::filesystem::path& trash) {
    const auto moved = system::move_to_trash(file, trash);
    if (moved) return {};
    const system::Trouble& why = moved.error();
    if (!why.file.empty()) return failure(refused_writing(why));
    return failure(Message{"trash.stayed", {{"file", file.filename().string()}, {"reason", why.reason}}},
                   FilePos{file.string()});
}

}  // namespace hexwright::document
