// Batches of games that were played to their end, kept in the user's cache by what determines them: scenario and way of
// playing (its digest), seats, seed and version of the program. So a batch that was played for an hour can be told
// again, and it can be said that the map has changed since.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "formats/xml/games/statistics_xml.h"

#include <filesystem>
#include <vector>

namespace hexwright::document {

// $XDG_CACHE_HOME/hexwright/simulations or its default; empty if there is no home directory.
std::filesystem::path kept_batches_folder();

// Keeps the batch unless one with as many games or more is there. Its `file` must be absolute. What cannot be kept is
// no trouble: a cache may be missing.
void keep_batch(const std::filesystem::path& folder, const WrittenStatistics& batch);

struct KeptBatches {
    std::vector<WrittenStatistics> batches{};
    std::vector<Refusal> damaged{};  // What cannot be read, of whatever file it is.
};
// Those of this file, the ones with the most games first.
KeptBatches kept_batches(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace hexwright::document
