// Keeps unsaved work safe: whenever the map being edited changes, a job writes it into a recovery file. Never touches
// the person's own file; the recovery file is removed when nothing is left to recover.
#pragma once
#include "editor/document/document.h"
#include "editor/document/jobs.h"
#include "editor/document/room.h"
#include "editor/document/safety/recovery.h"

#include <chrono>
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

    using Time = std::chrono::steady_clock::time_point;
    // After a failure the write is tried again this long later, or with the next change.
    static constexpr std::chrono::seconds patience{2};

    // Call once per frame. Starts a write when the document has a newer state. While a write runs, newer states wait
    // and only the last of them is written.
    void follow(const Document& document, const std::string& title, Time now = std::chrono::steady_clock::now());
    // The person discards the document's changes: they are moved to the trash; without changes nothing is left behind.
    // Call before another map replaces it.
    void let_go(const Document& document, const std::string& title);
    bool behind(const Document& document) const;  // Something is not on the disk yet, or not known to be there.

    // Why the last write failed; until a write succeeds or nothing is left to write.
    const std::optional<Refusal>& trouble() const { return trouble_; }

private:
    using Done = Result<void>;
    void write(const Document& document, const std::string& title);
    void finish_with(void (RecoveryWriter::*last_act)());
    void look_at_result();

    Jobs* jobs_;
    std::filesystem::path state_;
    // Touched only by jobs, one after the other; nullptr if there is nothing to recover.
    std::shared_ptr<RecoveryWriter> writer_;
    std::shared_ptr<const Scenario> sent_;  // What the last write was given, even if it failed.
    Job<Done> job_;
    std::optional<Refusal> trouble_;
    Time tried_{};  // When the last write was started.
};

}  // namespace hexwright::document
