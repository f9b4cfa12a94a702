// The campaign at the desk: its words, its file, and the scenarios of its games as they were read last.
#pragma once
#include "editor/document/files/campaign_document.h"
#include "editor/document/safety/file_watch.h"
#include "editor/table/new_game.h"
#include "editor/workspace/room.h"
#include "engine/board/battlefield/issue.h"
#include "engine/core/message.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::workspace {

struct CampaignState {
    CampaignDocument document;
    std::filesystem::path file;
    FileStamp stamp;
    unsigned long long number = 0;  // Counts what has become of it: changes, undone ones, games read anew.

    struct Game {
        std::shared_ptr<const Scenario> scenario{};  // nullptr if it cannot be read.
        std::string title{};
        std::optional<Message> trouble{};  // Why it cannot be read.
    };

    // What comes after the game on the table.
    struct Following {
        std::optional<std::size_t> game{};  // nullopt: the campaign is over.
        std::string title{};
        std::shared_ptr<const Scenario> scenario{};  // With those who come along.
        NewGame begins{};
        std::vector<Message> comes_along{};  // Who and what, in words.
        std::optional<Message> trouble{};    // Why nothing is known of it.
    };
    std::optional<std::size_t> playing{};  // The game that was begun as the next one.
    std::optional<Following> waiting{};    // Begins as soon as its map is there.
};

}  // namespace hexwright::workspace
