// Undo and redo by returning to older snapshots; no edit ever runs backwards. A commit drops the steps that could have
// been redone.
#pragma once
#include "editor/document/room.h"
#include "engine/scenario/scenario.h"
#include "formats/telling/named_catalogue.h"

#include <memory>
#include <vector>

namespace hexwright::document {

class History {
public:
    struct Step {
        std::shared_ptr<const Scenario> scenario;
        // What led here; for the first step, how the document was opened.
        Message name;
    };

    explicit History(Scenario first, Message name = {"history.opened"});

    const std::shared_ptr<const Scenario>& now() const { return steps_[at_].scenario; }
    void push(Scenario next, Message name);
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo() {
        if (can_undo()) --at_;
    }
    void redo() {
        if (can_redo()) ++at_;
    }
    void jump(std::size_t step) {
        if (step < steps_.size()) at_ = step;
    }

    const std::vector<Step>& steps() const { return steps_; }
    void rename(const NewNames& names);  // What the steps' names call things.
    std::size_t at() const { return at_; }

private:
    std::vector<Step> steps_;
    std::size_t at_ = 0;
};

}  // namespace hexwright::document
