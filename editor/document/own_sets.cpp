#include "editor/document/own_sets.h"

#include "editor/document/collection.h"
#include "formats/file.h"
#include "formats/xml/catalogue_xml.h"
#include "formats/xml/document.h"
#include "formats/xml/utf8.h"
#include "formats/xml/xml_writer.h"

#include <algorithm>
#include <cctype>

namespace hexwright::document {

namespace {

constexpr std::size_t max_catalogue_bytes = 4u << 20;
constexpr std::string_view catalogue_end = "</catalogue";

bool is_plain(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
}

// "My workshop" is called my-workshop; where that is taken, my-workshop-2.
std::string id_for(const std::string& name, const Catalogue& catalogue) {
    std::string stem;
    for (const char letter : name) {
        if (is_plain(letter)) stem += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        else if (!stem.empty() && stem.back() != '-') stem += '-';
    }
    stem = shortened(stem, 40);
    while (stem.ends_with('-')) stem.pop_back();
    if (stem.empty() || (stem[0] >= '0' && stem[0] <= '9')) stem = stem.empty() ? "own-set" : "set-" + stem;
    std::string id = stem;
    for (int number = 2; catalogue.set(id); ++number) id = stem + "-" + std::to_string(number);
    return id;
}

Result<void> may_be_made(const OwnSet& set, const Catalogue& catalogue) {
    if (set.name.find_first_not_of(' ') == std::string::npos || first_bad_byte(set.name) != std::string::npos)
        return failure(Message{"own-sets.no-name"});
    if (set.name.find_first_of("\r\n\t") != std::string::npos || character_count(set.name) > max_text)
        return failure(Message{"collections.long-name", {{"most", max_text}}});
    if (std::ranges::count(catalogue.sets(), set.name, &ProductSet::name) > 0)
        return failure(Message{"own-sets.name-taken", {{"name", set.name}}});
    if (set.items.empty()) return failure(Message{"own-sets.nothing"});
    return {};
}

// Without the first line, which declares a file.
std::string without_declaration(std::string text) { return text.substr(text.find('\n') + 1); }

std::string element_of(const OwnSet& set, const std::string& id, const Catalogue& catalogue) {
    XmlWriter out;
    out.open("set");
    out.attribute("id", id);
    out.attribute("name", set.name);
    out.attribute("for-sale", "no");
    for (const LooseItem& item : set.items) {
        out.open("item");
        out.attribute("id", catalogue[item.item].id);
        out.attribute("count", item.count);
        out.close();
    }
    out.close();
    std::string text;
    const std::string lines = without_declaration(out.take());
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size() - 1) + 1;
        text += "  " + lines.substr(at, end - at);
        at = end;
    }
    return text.ends_with('\n') ? text : text + '\n';
}

// Where the last entry ends: behind its line, if the end of the catalogue has one of its own.
std::size_t place_in(const std::string& xml) {
    const std::size_t end = xml.rfind(catalogue_end);
    if (end == std::string::npos) return end;
    const std::size_t line = xml.find_last_not_of(" \t", end - 1);
    return line != std::string::npos && xml[line] == '\n' ? line + 1 : end;
}

}  // namespace

std::filesystem::path own_catalogue_file() {
    const std::filesystem::path folder = config_folder();
    return folder.empty() ? folder : folder / "catalogue.xml";
}

Result<std::string> with_own_set(const std::string& xml, const std::string& file_name, const OwnSet& set,
                                 const Catalogue& catalogue) {
    if (const auto may = may_be_made(set, catalogue); !may) return failure(may.error());
    const std::string before = xml.empty() ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                             "<catalogue xmlns=\"urn:hexwright:catalogue:1\">\n</catalogue>\n"
                                           : xml;
    const Catalogue shipped = shipped_catalogue();
    const auto known = read_catalogue(before, file_name, shipped);
    if (!known) return failure(known.error());
    const std::string id = id_for(set.name, catalogue);
    std::string after = before;
    const std::size_t place = place_in(before);
    if (place != std::string::npos) after.insert(place, element_of(set, id, catalogue));
    // The end that was found may be none, for instance in a remark.
    const auto read = read_catalogue(after, file_name, shipped);
    if (!read || !read->set(id) || read->sets().size() != known->sets().size() + 1)
        return failure(Message{"own-sets.no-place", {{"file", file_name}}});
    return after;
}

Result<void> add_own_set(const std::filesystem::path& file, const OwnSet& set, const Catalogue& catalogue) {
    if (file.empty()) return failure(Message{"own-sets.nowhere"});
    std::error_code no_matter;
    Result<std::string> xml = std::string();
    if (std::filesystem::exists(file, no_matter)) xml = read_file(file, max_catalogue_bytes);
    if (xml) xml = with_own_set(*xml, file.string(), set, catalogue);
    if (!xml) return failure(xml.error());
    std::filesystem::create_directories(file.parent_path(), no_matter);
    return write_file(file, *xml);
}

}  // namespace hexwright::document
