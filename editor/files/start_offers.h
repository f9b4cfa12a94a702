// What the first screen offers beside an empty table: what comes with the program, by its kind, and the games that were
// left. Each can be begun at once.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::files {

enum class OfferKind : unsigned char { Maps, Scenarios, Puzzles, Campaigns };

struct CampaignOffer {
    std::filesystem::path file;
    std::string title;
    std::size_t games = 0;
};
struct LeftGame {
    std::filesystem::path map;     // The file that is opened for it; none for a game on a map without a file.
    long long left = 0;            // In seconds since 1970.
    std::filesystem::path game{};  // Only of a map without a file: the file of the game, which also holds the map.
};
struct StartOffers {
    std::vector<std::filesystem::path> maps{}, scenarios{}, puzzles{};  // Sorted by name.
    std::vector<CampaignOffer> campaigns{};
    // The latest first, one for each file of a map, and each one on a map without a file; at most most_left_games.
    std::vector<LeftGame> games{};
};
inline constexpr std::size_t most_left_games = 4;

// Reads folders, and the files of campaigns. Games of recent files, of samples and of maps without a file are found.
StartOffers start_offers(const EditorState& editor);

// Opens the file in a tab and plays it: its puzzle, the first game of a campaign, else the whole game, with the seats
// of the last one. Where that cannot be, the map is open and the status line says why.
void begin_at_once(EditorState& editor, const std::filesystem::path& file);
// The map of a game that has no file comes back with it, as a map that is not saved.
void go_on_with(EditorState& editor, const LeftGame& game);

}  // namespace hexwright::files
