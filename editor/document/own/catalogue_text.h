// The text of a person's catalogue file under edit: an entry or an attribute changes at a time, and all else stays as a
// hand wrote it. Whether the result makes sense is for read_catalogue() to say.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "formats/xml/elements/scan.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright::document {

struct EntryName {  // <piece id="meadow-4">
    std::string_view element, id;
};

class CatalogueText {
public:
    // Of an empty text, a new file.
    static Result<CatalogueText> of(std::string xml, const std::string& file_name);

    const std::string& text() const { return text_; }
    bool has(EntryName entry) const { return find(entry).has_value(); }
    // As it is written, with escapes; nullopt if the entry has no such attribute.
    std::optional<std::string> raw(EntryName entry, std::string_view attribute) const;

    // No entry, no change.
    void set(EntryName entry, std::string_view attribute, std::string_view value);
    void take_away(EntryName entry, std::string_view attribute);
    void remove(EntryName entry);
    void add(std::string_view lines);  // As the last entry; whole lines.
    // How many of the item the set's entry lists; 0 takes the item out of it.
    void put_in_set(std::string_view set, std::string_view item, int count);

private:
    struct Attribute {
        std::size_t name = 0, value = 0, end = 0;  // Where its name and its value begin; `end`: the closing quote.
    };
    CatalogueText(std::string text, std::string file, XmlPlaces places)
        : text_(std::move(text)), file_(std::move(file)), places_(std::move(places)) {}

    std::string_view name_of(std::size_t element) const;
    std::optional<Attribute> attribute(std::size_t element, std::string_view name) const;
    std::string_view value(std::size_t element, std::string_view attribute) const;
    std::optional<std::size_t> find(EntryName entry) const;
    std::optional<std::size_t> find_inside(std::size_t parent, EntryName entry) const;
    void set(std::size_t element, std::string_view attribute, std::string_view value);
    void remove(std::size_t element);
    void add_inside(std::size_t parent, std::string_view lines, std::string_view indent);
    void look();

    std::string text_, file_;
    XmlPlaces places_;
};

// In the person's configuration folder; empty if there is no home directory.
std::filesystem::path own_catalogue_file();
Result<std::string> own_catalogue_text(const std::filesystem::path& file);  // Empty if there is no file yet.
Result<void> write_own_catalogue(const std::filesystem::path& file, const std::string& xml);

// "My workshop" is called my-workshop; where that is taken, my-workshop-2. A name that begins with a digit gets the
// prefix ("set-3"), one without plain letters the word for it ("own-set").
std::string id_for(const std::string& name, const std::string& prefix, const std::string& word,
                   const std::function<bool(const std::string&)>& taken);
// An element without a file around it, indented as an entry.
std::string as_entry(const std::string& written);

}  // namespace hexwright::document
