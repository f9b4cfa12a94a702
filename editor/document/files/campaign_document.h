// A campaign under edit: its games, what follows which, who comes along, its tests; with undo, its file and its
// comments. Games themselves are scenarios in files of their own, each a Document.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/word_path.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::document {

struct CommentedCampaign {
    Campaign campaign{};
    Comments comments{};  // By the keys of formats/xml/scenario/campaign_xml.h.
    friend bool operator==(const CommentedCampaign&, const CommentedCampaign&) = default;
};

class CampaignDocument {
public:
    explicit CampaignDocument(CommentedCampaign state = {}) : steps_{{std::move(state), {"history.opened"}}} {}
    // What is missing stays missing: engine/checks/campaign_check.h tells it.
    static Result<CampaignDocument> open(const std::filesystem::path& file);

    const Campaign& now() const { return steps_[at_].state.campaign; }
    const Comments& comments() const { return steps_[at_].state.comments; }

    // One change as one step, or why not; engine/scenario/word_tree.h gives the paths. A game or test without an id
    // gets one. A game's new id is followed, and what leads to a game that is removed goes with it.
    std::optional<Refusal> commit(const WordChange& change);
    // Adds a game as the last one, under its file's name as seen from the campaign's file.
    std::optional<Refusal> add_game(const std::string& src);
    // Gives a game another id; what leads to it and what tests it follow.
    std::optional<Refusal> rename_game(const std::string& from, const std::string& to);
    // Takes a game out with all that leads to it. What tests it stays.
    std::optional<Refusal> remove_game(const std::string& id);

    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo() { at_ -= can_undo(); }
    void redo() { at_ += can_redo(); }
    const Message& step() const { return steps_[at_].name; }      // What led to the campaign as it is now.
    bool changed() const { return steps_[at_].state != saved_; }  // Since it was opened or last saved.

    std::string text() const;  // As its file holds it.
    // A campaign with holes can be saved and opened here again, but not played.
    Result<void> save(const std::filesystem::path& file);

private:
    struct Step {
        CommentedCampaign state;
        Message name;
    };
    void push(CommentedCampaign state, Message name);

    std::vector<Step> steps_;
    std::size_t at_ = 0;
    CommentedCampaign saved_ = steps_[0].state;
};

}  // namespace hexwright::document
