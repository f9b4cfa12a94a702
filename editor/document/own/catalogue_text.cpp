#include "editor/document/own/catalogue_text.h"

#include "engine/core/system/places.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/text_clean.h"
#include "formats/xml/elements/xml_writer.h"

#include <algorithm>
#include <utility>

namespace hexwright::document {

namespace {

constexpr std::size_t max_catalogue_bytes = 4u << 20;
constexpr std::string_view new_file =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<catalogue xmlns=\"urn:hexwright:catalogue:1\">\n</catalogue>\n";

bool is_space(char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r'; }

// Behind the '>' of the tag that begins here.
std::size_t after_tag(std::string_view text, std::size_t at) {
    for (char quote = 0; at < text.size(); ++at) {
        if (quote != 0) quote = text[at] == quote ? '\0' : quote;
        else if (text[at] == '"' || text[at] == '\'') quote = text[at];
        else if (text[at] == '>') return at + 1;
    }
    return text.size();
}

bool closes_itself(std::string_view text, std::size_t at) { return text[after_tag(text, at) - 2] == '/'; }

// Behind the remark or the like that begins here; npos for a tag.
std::size_t after_other(std::string_view text, std::size_t at) {
    constexpr std::pair<std::string_view, std::string_view> others[] = {
        {"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};
    for (const auto& [begin, end] : others)
        if (text.substr(at).starts_with(begin))
            return std::min(text.find(end, at), text.size() - end.size()) + end.size();
    return std::string_view::npos;
}

// Where the closing tag of the element begins that begins here; of one that closes itself, where it ends.
std::size_t closing_tag(std::string_view text, std::size_t at) {
    std::size_t end = after_tag(text, at);
    if (closes_itself(text, at)) return end;
    for (int depth = 1;;) {
        at = text.find('<', end);
        if (at == std::string_view::npos) return text.size();
        if (const std::size_t behind = after_other(text, at); behind != std::string_view::npos) {
            end = behind;
            continue;
        }
        end = after_tag(text, at);
        if (text[at + 1] == '/' && --depth == 0) return at;
        if (text[at + 1] != '/' && text[end - 2] != '/') ++depth;
    }
}

// ' name="value"', with escapes.
std::string written_attribute(std::string_view name, std::string_view value) {
    XmlWriter out;
    out.open("a");
    out.attribute(name, value);
    const std::string text = out.take();
    return text.substr(text.find("<a") + 2);
}

// Where the line begins that holds only white space before this; nullopt if it holds more.
std::optional<std::size_t> line_begin(std::string_view text, std::size_t at) {
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
    return at == 0 || text[at - 1] == '\n' ? std::optional(at) : std::nullopt;
}

}  // namespace

Result<CatalogueText> CatalogueText::of(std::string xml, const std::string& file_name) {
    if (xml.empty()) xml = new_file;
    auto places = scan_xml(xml, file_name);
    if (!places) return failure(std::move(places.error()));
    return CatalogueText(std::move(xml), file_name, std::move(*places));
}

void CatalogueText::look() {
    if (auto places = scan_xml(text_, file_)) places_ = std::move(*places);
}

std::string_view CatalogueText::name_of(std::size_t element) const {
    const std::size_t from = places_.elements[element].offset + 1;
    std::size_t to = from;
    while (to < text_.size() && !is_space(text_[to]) && text_[to] != '/' && text_[to] != '>') ++to;
    return std::string_view(text_).substr(from, to - from);
}

std::optional<CatalogueText::Attribute> CatalogueText::attribute(std::size_t element, std::string_view name) const {
    const std::size_t last = element + 1 < places_.elements.size() ? places_.elements[element + 1].first_attribute
                                                                   : places_.attributes.size();
    for (std::size_t i = places_.elements[element].first_attribute; i < last; ++i) {
        const std::size_t at = places_.attributes[i];
        const std::size_t quote = text_.find_first_of("\"'", at);
        std::size_t end = at;
        while (text_[end] != '=' && !is_space(text_[end])) ++end;
        if (std::string_view(text_).substr(at, end - at) == name)
            return Attribute{at, quote + 1, text_.find(text_[quote], quote + 1)};
    }
    return std::nullopt;
}

std::string_view CatalogueText::value(std::size_t element, std::string_view name) const {
    const auto found = attribute(element, name);
    return found ? std::string_view(text_).substr(found->value, found->end - found->value) : std::string_view();
}

std::optional<std::size_t> CatalogueText::find_inside(std::size_t parent, EntryName entry) const {
    for (std::size_t i = parent + 1; i < places_.elements[parent].after && i < places_.elements.size();
         i = places_.elements[i].after)
        if (name_of(i) == entry.element && value(i, "id") == entry.id) return i;
    return std::nullopt;
}

std::optional<std::size_t> CatalogueText::find(EntryName entry) const { return find_inside(0, entry); }

std::optional<std::string> CatalogueText::raw(EntryName entry, std::string_view name) const {
    const auto element = find(entry);
    if (!element || !attribute(*element, name)) return std::nullopt;
    return std::string(value(*element, name));
}

void CatalogueText::set(std::size_t element, std::string_view name, std::string_view value) {
    const std::string written = written_attribute(name, value);
    if (const auto found = attribute(element, name)) {
        text_.replace(found->name, found->end + 1 - found->name, written.substr(1));
    } else {
        std::size_t end = after_tag(text_, places_.elements[element].offset) - 1;
        if (text_[end - 1] == '/') --end;
        while (is_space(text_[end - 1])) --end;
        text_.insert(end, written);
    }
    look();
}

void CatalogueText::set(EntryName entry, std::string_view name, std::string_view value) {
    if (const auto element = find(entry)) set(*element, name, value);
}

void CatalogueText::take_away(EntryName entry, std::string_view name) {
    const auto element = find(entry);
    const auto found = element ? attribute(*element, name) : std::nullopt;
    if (!found) return;
    std::size_t from = found->name;
    while (is_space(text_[from - 1])) --from;
    text_.erase(from, found->end + 1 - from);
    look();
}

void CatalogueText::remove(std::size_t element) {
    std::size_t from = places_.elements[element].offset, end = closing_tag(text_, from);
    if (!closes_itself(text_, from)) end = after_tag(text_, end);
    const std::size_t next = std::min(text_.find('\n', end), text_.size() - 1);
    const bool ends_line = std::all_of(text_.begin() + static_cast<std::ptrdiff_t>(end),
                                       text_.begin() + static_cast<std::ptrdiff_t>(next), is_space);
    if (const auto begin = line_begin(text_, from); begin && ends_line) from = *begin, end = next + 1;
    text_.erase(from, end - from);
    look();
}

void CatalogueText::remove(EntryName entry) {
    if (const auto element = find(entry)) remove(*element);
}

void CatalogueText::add_inside(std::size_t parent, std::string_view lines, std::string_view indent) {
    const std::size_t begin = places_.elements[parent].offset;
    if (closes_itself(text_, begin)) {
        const std::string closing = "</" + std::string(name_of(parent)) + ">";
        const std::size_t slash = after_tag(text_, begin) - 2;
        text_.replace(slash, 2, ">\n" + std::string(lines) + std::string(indent) + closing);
    } else {
        const std::size_t end = closing_tag(text_, begin);
        if (const auto line = line_begin(text_, end)) text_.insert(*line, lines);
        else text_.insert(end, "\n" + std::string(lines) + std::string(indent));
    }
    look();
}

void CatalogueText::add(std::string_view lines) { add_inside(0, lines, ""); }

void CatalogueText::put_in_set(std::string_view set_id, std::string_view item, int count) {
    const auto box = find({"set", set_id});
    if (!box) return;
    const auto inside = find_inside(*box, {"item", item});
    if (inside && count <= 0) return remove(*inside);
    if (inside) return set(*inside, "count", std::to_string(count));
    if (count <= 0) return;
    add_inside(*box,
               "    <item" + written_attribute("id", item) + written_attribute("count", std::to_string(count)) + "/>\n",
               "  ");
}

std::filesystem::path own_catalogue_file() {
    const std::filesystem::path folder = system::config_folder();
    return folder.empty() ? folder : folder / "catalogue.xml";
}

Result<std::string> own_catalogue_text(const std::filesystem::path& file) {
    if (file.empty()) return failure(Message{"own-sets.nowhere"});
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) return std::string();
    return read_file(file, max_catalogue_bytes);
}

Result<void> write_own_catalogue(const std::filesystem::path& file, const std::string& xml) {
    if (file.empty()) return failure(Message{"own-sets.nowhere"});
    std::error_code ignored;  // Writing tells.
    std::filesystem::create_directories(file.parent_path(), ignored);
    return write_file(file, xml);
}

std::string id_for(const std::string& name, const std::string& prefix, const std::string& word,
                   const std::function<bool(const std::string&)>& taken) {
    std::string stem = id_of_name(name);
    stem.resize(std::min<std::size_t>(stem.size(), 40));
    while (stem.ends_with('-')) stem.pop_back();
    if (stem.empty()) stem = word;
    else if (stem[0] >= '0' && stem[0] <= '9') stem = prefix + stem;
    std::string id = stem;
    for (int number = 2; taken(id); ++number) id = stem + "-" + std::to_string(number);
    return id;
}

std::string as_entry(const std::string& written) {
    std::string text;
    const std::string lines = written.substr(written.find('\n') + 1);  // Without the declaration.
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size() - 1) + 1;
        text += "  " + lines.substr(at, end - at);
        at = end;
    }
    return text.ends_with('\n') ? text : text + '\n';
}

}  // namespace hexwright::document
