#include "editor/document/batches/kept_batches.h"

#include "engine/core/system/places.h"
#include "engine/simulation/statistics.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <system_error>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_kept = 500, max_batch_bytes = 4 << 20;  // Most files have a kilobyte or so.

fs::path place_of_batch(const fs::path& folder, const WrittenStatistics& batch) {
    std::string text = batch.game + " " + std::to_string(batch.seed) + " " + batch.version;
    for (const std::string& seat : batch.seats) text += " " + seat;
    return folder / (digest_of(text) + ".xml");
}

std::vector<fs::path> files_of_batches(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error))
        if (each->path().extension() == ".xml") files.push_back(each->path());
    std::ranges::sort(files);
    return files;
}

Result<WrittenStatistics> batch_in(const fs::path& file) {
    const auto bytes = read_file(file, max_batch_bytes);
    if (!bytes) return failure(bytes.error());
    return read_statistics(*bytes, file.string());
}

// Takes away the one that was written longest ago.
void make_room(const fs::path& folder) {
    std::vector<fs::path> files = files_of_batches(folder);
    if (files.size() < most_kept) return;
    std::error_code none;
    fs::remove(
        *std::ranges::min_element(files, {}, [&](const fs::path& file) { return fs::last_write_time(file, none); }),
        none);
}

}  // namespace

fs::path kept_batches_folder() {
    const fs::path cache = system::cache_folder();
    return cache.empty() ? cache : cache / "simulations";
}

void keep_batch(const fs::path& folder, const WrittenStatistics& batch) {
    if (folder.empty()) return;
    const fs::path file = place_of_batch(folder, batch);
    if (const auto there = batch_in(file); there && games_in(there->sum) >= games_in(batch.sum)) return;
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return;
    make_room(folder);
    static_cast<void>(write_file(file, write_statistics(batch)));
}

KeptBatches kept_batches(const fs::path& folder, const fs::path& file) {
    KeptBatches found;
    for (const fs::path& each : files_of_batches(folder)) {
        auto batch = batch_in(each);
        if (!batch) found.damaged.push_back(std::move(batch.error()));
        else if (batch->file == file.string()) found.batches.push_back(std::move(*batch));
    }
    std::ranges::stable_sort(found.batches, std::greater{},
                             [](const WrittenStatistics& batch) { return games_in(batch.sum); });
    return found;
}

}  // namespace hexwright::document
