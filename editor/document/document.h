// The document being edited: its history, its current snapshot and its file. The editor's window holds one; tests and
// the command line use the same class. commit() is the only way to change it.
#pragma once
#include "editor/document/edit.h"
#include "editor/document/files/open.h"
#include "editor/document/history.h"
#include "editor/document/room.h"
#include "editor/document/safety/file_watch.h"
#include "editor/document/snapshot.h"
#include "editor/document/symmetry/symmetry.h"
#include "engine/board/refusal.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace hexwright::document {

// An edit with all its images, and what it would make of the map or why it is refused: judged once, then committed.
struct Proposal {
    Edit edit;
    Result<Scenario> after;
    unsigned long long number = 0;  // Number of the snapshot that it was made for.
};

class Document {
public:
    explicit Document(std::shared_ptr<const Catalogue> catalogue, Scenario scenario = {},
                      std::optional<std::filesystem::path> file = {}, FileStamp stamp = {});
    // The catalogue must outlive the document, and all work that was begun with it.
    explicit Document(const Catalogue& catalogue, Scenario scenario = {},
                      std::optional<std::filesystem::path> file = {}, FileStamp stamp = {});

    const Catalogue& catalogue() const { return *catalogue_; }
    // For work in the background, during which another one may become known.
    std::shared_ptr<const Catalogue> kept_catalogue() const { return catalogue_; }
    const Snapshot& now() const { return now_; }
    const History& history() const { return history_; }

    // Applies the edit as one step, or returns why not and changes nothing.
    std::optional<Refusal> commit(const Edit& edit);
    // Commits a proposal made on the current snapshot.
    std::optional<Refusal> accept(Proposal proposal);
    Proposal propose(const Edit& edit, const Symmetry& symmetry = {}) const;
    void undo();
    void redo();
    void jump(std::size_t step);

    // Takes the place of another document in the window: snapshot numbers continue from there and the owned collection
    // is kept.
    void follow(const Document& before);
    // The present snapshot gets this number, and the next ones those after it: maps that are open at once are told
    // apart by their numbers.
    void number_from(unsigned long long first);

    // From now on this catalogue says what is known. Kinds have the same numbers.
    void know(std::shared_ptr<const Catalogue> catalogue);
    // What the person owns; shortages are reported beside those of the limit.
    void own(std::optional<Holding> collection);
    const std::optional<Holding>& owned() const { return owned_; }

    const std::optional<std::filesystem::path>& file() const { return file_; }
    // The map as a file there would hold it: where its battlefield is another file's, that is named as seen from there.
    std::shared_ptr<const Scenario> as_written_to(const std::filesystem::path& file) const;
    // The folder that the battlefield's file is named from: that of the file that was opened or first saved; or empty.
    const std::filesystem::path& home() const { return home_; }
    // The other file whose battlefield is shown; empty if the map has its own.
    std::filesystem::path battlefield_file() const;
    const FileStamp& stamp() const { return stamp_; }  // Stamp of the file as opened or last saved.
    // Checks whether another program changed the file; if so, the map counts as changed.
    FileNews look_at_file();
    // The person has been told: the file's present state becomes the known one.
    void accept_file_news();
    // Adds a step that no edit made: the scenario of a recovery file.
    void recover(Scenario scenario, Message name);
    bool changed() const;  // Since the file was opened or last saved.
    // Writes atomically, in the format of the file's ending. If the format holds the whole map, this becomes the map's
    // file. If it leaves things out, it is only a copy for another program: the map keeps its own file and still counts
    // as unsaved.
    Result<Change> save(const std::filesystem::path& file);

private:
    void look();

    std::shared_ptr<const Catalogue> catalogue_;
    History history_;
    Snapshot now_;
    std::optional<Holding> owned_;
    std::optional<std::filesystem::path> file_;
    std::filesystem::path home_;  // The folder that the battlefield's file is named from; absolute, or empty.
    FileStamp stamp_;
    std::shared_ptr<const Scenario> saved_;
    unsigned long long numbers_ = 0;
};

// The edit for a quick fix.
Edit edit_for(const Fix& fix, const Scenario& scenario);

}  // namespace hexwright::document
