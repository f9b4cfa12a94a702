// The edits of what a scenario holds beside its map: edition, players, pools, names and words. Part of apply(); callers
// use edit.h.
#pragma once
#include "editor/document/edit.h"
#include "editor/document/room.h"

namespace hexwright::document {

std::optional<Refusal> do_part(const SetEdition& set, Workpiece& work);
std::optional<Refusal> do_part(const SetHouseRules& set, Workpiece& work);
std::optional<Refusal> do_part(const SetRounds& set, Workpiece& work);
std::optional<Refusal> do_part(const SetSetups& set, Workpiece& work);
std::optional<Refusal> do_part(const SetPools& set, Workpiece& work);
std::optional<Refusal> do_part(const NamePieces& name, Workpiece& work);
std::optional<Refusal> do_part(const GroupPieces& group, Workpiece& work);
std::optional<Refusal> do_part(const ChangeWord& change, Workpiece& work);
std::optional<Refusal> do_part(const Rename& rename, Workpiece& work);
std::optional<Refusal> do_part(const FoldIn& fold, Workpiece& work);
std::optional<Refusal> do_part(const UseBattlefield& use, Workpiece& work);

// What the history calls a change of words: "Change rule flood", "Add a win".
Message name_of_change(const WordChange& change, const Scenario& scenario);

// A scenario that takes its battlefield and limit from another file shows them but cannot change them.
std::optional<Refusal> elsewhere(const Scenario& scenario);

// A way on after a refusal: an edit, or another file to open.
struct WayOut {
    Message words;  // What a button says.
    std::optional<Edit> edit{};
    std::string file{};  // Relative to the scenario's own file.
};
// Empty if there is none but what the sentence says.
std::vector<WayOut> ways_out_of(const Refusal& refusal, const Scenario& scenario);

}  // namespace hexwright::document
