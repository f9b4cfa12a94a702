// A document being worked on: its history, the snapshot of now, its file. The editor's window holds one; tests and the
// command line use the same. The one door for change is commit().
#pragma once
#include "editor/document/file_watch.h"
#include "editor/document/history.h"
#include "editor/document/open.h"
#include "editor/document/snapshot.h"
#include "editor/document/symmetry.h"
#include "engine/core/result.h"

#include <filesystem>
#include <optional>

namespace hexwright {

// An edit with all its images, and what it would make of the map or why it is refused: judged once, then committed.
struct Proposal {
    Edit edit;
    tl::expected<Scenario, Refusal> after;
    unsigned long long number = 0;  // of the snapshot that it was made on
};

class Document {
public:
    explicit Document(const Catalogue& catalogue, Scenario scenario = {},
                      std::optional<std::filesystem::path> file = {}, FileStamp stamp = {});

    const Catalogue& catalogue() const { return *catalogue_; }
    const Snapshot& now() const { return now_; }
    const History& history() const { return history_; }

    // Does the edit as one step, or says why not and changes nothing.
    std::optional<Refusal> commit(const Edit& edit);
    // A proposal that was made on the snapshot of now.
    std::optional<Refusal> accept(Proposal proposal);
    Proposal propose(const Edit& edit, const Symmetry& symmetry = {}) const;
    void undo();
    void redo();
    void jump(std::size_t step);

    // Takes the place of another desk in the window: the numbers of its snapshots go on from there, and
    // the same collection counts.
    void follow(const Document& before);

    void own(std::optional<Holding> collection);  // what the person owns: reported beside the limit
    const std::optional<Holding>& owned() const { return owned_; }

    const std::optional<std::filesystem::path>& file() const { return file_; }
    const FileStamp& stamp() const { return stamp_; }  // of the file as it was opened or saved
    FileNews look_at_file();                        // has somebody else been at it? Then what we have counts as changed
    void accept_file_news();                        // the person knows: the file may be as it is now
    void recover(Scenario scenario, Message name);  // a step that no edit made: what a recovery file holds
    bool changed() const;                           // since it was opened or saved
    // By its ending, whole or not at all. A file that holds all of the map is its file from then on. One that leaves
    // things behind is a copy for another program: the map keeps its own file and what is not saved there is not saved.
    Result<Change> save(const std::filesystem::path& file);

private:
    void look();

    const Catalogue* catalogue_;
    History history_;
    Snapshot now_;
    std::optional<Holding> owned_;
    std::optional<std::filesystem::path> file_;
    FileStamp stamp_;
    std::shared_ptr<const Scenario> saved_;
    unsigned long long numbers_ = 0;
};

// The edit that a quick fix stands for.
Edit edit_for(const Fix& fix, const Scenario& scenario);

}  // namespace hexwright
