// Keeps what is not saved safe: whenever the map on the desk is another one, a job writes it into a recovery file. The
// person's own file is never touched; the recovery file goes when nothing is left to recover.
#pragma once
#include "editor/document/document.h"
#include "editor/document/jobs.h"
#include "editor/document/recovery.h"

#include <memory>
#include <optional>

namespace hexwright {

class Journal {
public:
    Journal(Jobs& jobs, std::filesystem::path state) : jobs_(&jobs), state_(std::move(state)) {}
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    // the pool writes all of it before it ends; the file stays when there is something to recover
    ~Journal() { job_.let_run(); }

    // Call it each frame. Starts writing when the desk holds something newer; while a write runs newer states wait for
    // its end, and only the last of them is written.
    void follow(const Document& document, const std::string& title);
    // The person lets the desk's changes go: they lie in the trash from now on. Before the desk gets another map.
    void let_go(const Document& document, const std::string& title);
    bool behind(const Document& document) const;  // something is not on the disk yet

    // Why the last write failed, once; it is tried again with the next change.
    std::optional<Error> take_trouble();

private:
    using Done = Result<void>;
    void write(const Document& document, const std::string& title);
    void finish_with(void (RecoveryWriter::*last_act)());
    void look_at_result();

    Jobs* jobs_;
    std::filesystem::path state_;
    std::shared_ptr<RecoveryWriter> writer_;  // only jobs touch it, one after the other; null: nothing to recover
    std::shared_ptr<const Scenario> sent_;    // what the last write got
    Job<Done> job_;
    std::optional<Error> trouble_;
    bool told_ = false;  // of a trouble that still holds
};

}  // namespace hexwright
