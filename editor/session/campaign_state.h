// The campaign at the desk: its words, its file, and the scenarios of its games as they were read last.
#pragma once
#include "editor/document/campaign_document.h"
#include "editor/document/file_watch.h"
#include "editor/session/room.h"
#include "engine/board/battlefield/issue.h"
#include "engine/core/message.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::editor_session {

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
    // The files that were read, until something outside may have changed them.
    mutable std::map<std::filesystem::path, Game> read{};

    struct Troubles {
        unsigned long long number = 0, map = 0;  // Of the campaign and of the map in the window.
        bool known = false;
        std::vector<Issue> issues{};
    };
    mutable Troubles troubles{};
};

}  // namespace hexwright::editor_session
