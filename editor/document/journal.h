// Keeps unsaved work safe: whenever the map being edited changes, a job writes it into a recovery file. Never touches
// the person's own file; the recovery file is removed when nothing is left to recover.
#pragma once
#include "editor/document/document.h"
#include "editor/document/jobs.h"
#include "editor/document/recovery.h"
#include "editor/document/room.h"

#include <memory>
#include <optional>

namespace hexwright::document {

class Journal {
public:
    Journal(Jobs& jobs, std::filesystem::path state) : jobs_(&jobs), state_(std::move(state)) {}
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    // The pool finishes all urgent writes before it ends; the file stays if there is something to recover.
    ~Journal() { job_.let_run(); }

    // Call once per frame. Starts a write when the document has a newer state. While a write runs, newer states wait
    // and only the last of them is written.
    void follow(const Document& document, const std::string& title);
    // The person discards the document's changes: they are moved to the trash. Call before another map replaces it.
    void let_go(const Document& document, const std::string& title);
    bool behind(const Document& document) const;  // Something is not on the disk yet.

    // Why the last write failed; reported once. The write is tried again with the next change.
    std::optional<Refusal> take_trouble();

private:
    using Done = Result<void>;
    void write(const Document& document, const std::string& title);
    void finish_with(void (RecoveryWriter::*last_act)());
    void look_at_result();

    Jobs* jobs_;
    std::filesystem::path state_;
    // Touched only by jobs, one after the other; nullptr if there is nothing to recover.
    std::shared_ptr<RecoveryWriter> writer_;
    std::shared_ptr<const Scenario> sent_;  // What the last write was given.
    Job<Done> job_;
    std::optional<Refusal> trouble_;
    bool told_ = false;  // The current trouble was already reported.
};

}  // namespace hexwright::document
