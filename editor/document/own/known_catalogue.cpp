#include "editor/document/own/known_catalogue.h"

#include "engine/core/system/places.h"
#include "engine/core/text.h"
#include "formats/exchange/csv/cards_csv.h"
#include "formats/telling/named_catalogue.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/catalogue/catalogue_xml.h"

#include <filesystem>
#include <utility>

namespace hexwright::document {
namespace {

namespace fs = std::filesystem;

bool is_table(const fs::path& file, const std::string& text) {
    if (file != "-") return lower(file.extension().string()) == ".csv";
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string::npos && text[first] != '<';
}

Result<Catalogue> extended(Catalogue catalogue, const fs::path& file) {
    const auto text = read_file(file);
    if (!text) return failure(text.error());
    const std::string name = file == "-" ? "standard input" : file.string();
    return is_table(file, *text) ? read_cards_csv(*text, name, std::move(catalogue))
                                 : read_catalogue(*text, name, std::move(catalogue));
}

std::vector<fs::path> own_files() {
    std::vector<fs::path> files;
    std::error_code error;
    if (system::config_folder().empty()) return files;
    for (const char* name : {"catalogue.xml", "catalogue.csv"})
        if (fs::exists(system::config_folder() / name, error)) files.push_back(system::config_folder() / name);
    return files;
}

}  // namespace

Result<KnownCatalogue> known_catalogue(const Words& words, const std::vector<std::string>& named) {
    KnownCatalogue known{named_by(words, shipped_catalogue()), {}};
    for (const fs::path& file : own_files()) {
        auto more = extended(known.catalogue, file);
        if (more) known.catalogue = std::move(*more);
        else known.unusable.push_back(set_aside(file, std::move(more.error())));
    }
    for (const std::string& file : named) {
        if (file.empty()) continue;
        auto more = extended(std::move(known.catalogue), file);
        if (!more) return failure(std::move(more.error()));
        known.catalogue = std::move(*more);
    }
    return known;
}

Message told_of_unusable(const SetAside& unusable, const Words& words) {
    return {unusable.moved_to.empty() ? "catalogue.unusable-stays" : "catalogue.unusable",
            {{"trouble", describe(unusable.why, words)}, {"file", unusable.moved_to.string()}}};
}

}  // namespace hexwright::document
