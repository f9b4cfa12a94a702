// Files of maps, whatever program they are from: ours, Virtualscape's (.hsc), the web editors' (.json, .gz). The one
// door for opening and saving. A file of ours may take its limit and battlefield from another one.
#pragma once
#include "engine/rules/edition.h"
#include "formats/xml/scenario_xml.h"

#include <filesystem>
#include <string_view>

namespace hexwright {

enum class FileKind : unsigned char { Ours, Hsc, Web, Other };

FileKind kind_of(const std::filesystem::path& file);  // by the ending of its name
FileKind kind_of(const std::filesystem::path& file,
                 std::string_view bytes);              // by its first bytes where the name says nothing
bool opens_as_map(const std::filesystem::path& file);  // has an ending of those that open_scenario reads

// Reads the file ("-": standard input) and, where it names another one as its battlefield, that too: one step, relative
// to the file's own folder. Pictures under levels get their whole paths. Its battlefield_source stays, so that it is
// known where the pieces come from.
Result<ReadScenario> open_scenario(const std::filesystem::path& file, const Catalogue& catalogue);
// The same without the other file, which stays a reference.
Result<ReadScenario> open_one_scenario(const std::filesystem::path& file, const Catalogue& catalogue);

// What a file of that kind cannot say as the scenario does: pieces that go as other things or to other places, and what
// is left out: only the latter is gone when the map is read from the file again. Nothing for ours.
struct Change {
    std::vector<Message> instead, lost;
    bool empty() const { return instead.empty() && lost.empty(); }
};
Change change_in(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue);

// Writes the scenario in the form that the name's ending asks for, whole or not at all. Pictures under the map are
// named as seen from `seen_by`: the file itself unless another one is given.
Result<Change> save_scenario(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue,
                             const std::filesystem::path& seen_by = {});

Result<Rules> open_rules(const std::filesystem::path& file, const Catalogue& catalogue);  // house rules

// The scenario with the limit and battlefield of the other one, their names and comments too; its own zones and glyphs
// win over those of the other one.
Scenario with_battlefield_of(Scenario scenario, const Scenario& other);

}  // namespace hexwright
