// Templates as ordinary edits: rules that many scenarios have, in one step of undo, with holes where only the person
// knows what belongs there.
#pragma once
#include "editor/document/edit.h"
#include "editor/document/room.h"
#include "formats/xml/scenario/templates_xml.h"

namespace hexwright::document {

struct FilledIn {
    Edit edit;
    std::vector<WordPath> holes{};  // Where they will be after the edit, in the order of files.
};
// The template for this scenario: rules, flags and counters get new names where theirs are taken. A round track that
// the scenario has stays.
Result<FilledIn> from_template(const Template& chosen, const Scenario& scenario, const Ground& ground);

}  // namespace hexwright::document
