#include "editor/document/known_catalogue.h"

#include "editor/document/collection.h"
#include "engine/core/text.h"
#include "formats/csv/cards_csv.h"
#include "formats/file.h"
#include "formats/named_catalogue.h"
#include "formats/xml/catalogue_xml.h"

#include <filesystem>

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
    if (config_folder().empty()) return files;
    for (const char* name : {"catalogue.xml", "catalogue.csv"})
        if (fs::exists(config_folder() / name, error)) files.push_back(config_folder() / name);
    return files;
}

}  // namespace

Result<Catalogue> known_catalogue(const Words& words, const std::vector<std::string>& named) {
    std::vector<fs::path> files = own_files();
    for (const std::string& file : named)
        if (!file.empty()) files.emplace_back(file);
    Result<Catalogue> catalogue = named_by(words, shipped_catalogue());
    for (const fs::path& file : files)
        if (catalogue) catalogue = extended(std::move(*catalogue), file);
    return catalogue;
}

}  // namespace hexwright::document
