#include "editor/editing/titles.h"

#include "editor/document/files/file_names.h"
#include "editor/document/files/open.h"

namespace hexwright::editing {

bool is_our_format(const std::filesystem::path& file) { return !is_foreign(kind_of(file)); }

std::string name_of_title(const Document& document, const Words& words) {
    const Scenario& scenario = *document.now().scenario;
    for (const std::string& title : {scenario.about->title, scenario.battlefield_name})
        if (const std::string stem = file_stem_of_title(title); !stem.empty()) return stem + ".xml";
    return words("title.untitled-file");
}

std::string suggested_name(const Document& document, const Words& words) {
    if (!document.file()) return name_of_title(document, words);
    std::filesystem::path name = document.file()->filename();
    if (is_our_format(name)) return name.string();
    if (name.extension() == ".gz" && name.stem().has_extension()) name = name.stem();
    return name.stem().string() + ".xml";
}

std::string title_of(const Document& document, const Words& words) {
    const Scenario& scenario = *document.now().scenario;
    if (!scenario.about->title.empty()) return scenario.about->title;
    if (!scenario.battlefield_name.empty()) return scenario.battlefield_name;
    if (document.file()) return document.file()->stem().string();
    return words("title.untitled");
}

}  // namespace hexwright::editing
