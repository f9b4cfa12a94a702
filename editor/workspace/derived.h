// What is worked out of the state of a map and kept until that changes: each value says of which snapshot, game or
// campaign it is, so that nobody has to remember to forget it. Only the function that works a value out writes it.
#pragma once
#include "editor/table/aim.h"
#include "editor/workspace/campaign_state.h"
#include "editor/workspace/room.h"
#include "editor/workspace/selection_state.h"
#include "engine/board/battlefield/issue.h"
#include "engine/rulebook/live_words.h"
#include "engine/scenario/word_tree.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace hexwright::workspace {

struct Derived {
    struct Tree {  // The words of the snapshot, or of the campaign, of this number: desk_words.h.
        unsigned long long number = 0;
        std::shared_ptr<const WordNode> top{};
    };
    Tree words{}, campaign_words{};

    struct Live {  // Which conditions are true in the game on the table: as it stood, for the words of the snapshot.
        std::uint64_t game = 0;
        unsigned long long revision = 0, number = 0;
        std::map<WordPath, LiveWord> words{};
    };
    Live live{};

    struct Games {  // The files of a campaign's games, until something outside may have changed them: campaign.h.
        unsigned long long campaign = 0;
        std::map<std::filesystem::path, CampaignState::Game> read{};
    };
    Games games{};

    struct Troubles {
        unsigned long long number = 0, map = 0;  // Of the campaign and of the map in the window.
        bool known = false;
        std::vector<Issue> issues{};
    };
    Troubles troubles{};

    struct Followed {                                          // See campaign_goes_on() in next_game.h.
        std::pair<unsigned long long, unsigned long long> of;  // For which campaign and which position.
        std::optional<CampaignState::Following> following{};
    };
    Followed followed{};

    std::optional<CachedGhost> block_ghost{};   // Of the block in hand.
    std::optional<FillPreview> fill_preview{};  // Of the fill tool.
    std::optional<Aim> aim{};                   // What a click on the table would do: aim.h.
};

}  // namespace hexwright::workspace
