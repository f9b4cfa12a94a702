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
    Comments comments{};  // By the keys of formats/xml/campaign_xml.h.
    friend bool operator==(const CommentedCampaign&, const CommentedCampaign&) = default;
};

class CampaignDocument {
public:
    explicit CampaignDocument(CommentedCampaign state = {}) : steps_{std::move(state)} {}
    static Result<CampaignDocument> open(const std::filesystem::path& file);

    const Campaign& now() const { return steps_[at_].campaign; }
    const Comments& comments() const { return steps_[at_].comments; }

    // One change as one step, or why not; engine/scenario/word_tree.h gives the paths. A game or test without an id
    // gets one.
    std::optional<Refusal> commit(const WordChange& change);
    // Gives a game another id; what leads to it and what tests it follow.
    std::optional<Refusal> rename_game(const std::string& from, const std::string& to);

    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo() { at_ -= can_undo(); }
    void redo() { at_ += can_redo(); }
    bool changed() const { return steps_[at_] != saved_; }  // Since it was opened or last saved.

    // Refused while something is missing, since a campaign with holes could not be read again.
    Result<void> save(const std::filesystem::path& file);

private:
    void push(CommentedCampaign state);

    std::vector<CommentedCampaign> steps_;
    std::size_t at_ = 0;
    CommentedCampaign saved_ = steps_[0];
};

}  // namespace hexwright::document
