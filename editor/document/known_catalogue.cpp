#include "editor/document/known_catalogue.h"

#include "editor/document/collection.h"
#include "formats/file.h"
#include "formats/xml/catalogue_xml.h"

namespace hexwright::document {
namespace {

Result<Catalogue> extended(Catalogue catalogue, const std::filesystem::path& file) {
    const auto text = read_file(file);
    if (!text) return failure(text.error());
    return read_catalogue(*text, file == "-" ? "standard input" : file.string(), std::move(catalogue));
}

}  // namespace

Result<Catalogue> known_catalogue(const std::filesystem::path& named) {
    Result<Catalogue> catalogue = shipped_catalogue();
    const std::filesystem::path own = config_folder() / "catalogue.xml";
    std::error_code error;
    if (!config_folder().empty() && std::filesystem::exists(own, error))
        catalogue = extended(std::move(*catalogue), own);
    if (catalogue && !named.empty()) catalogue = extended(std::move(*catalogue), named);
    return catalogue;
}

}  // namespace hexwright::document
