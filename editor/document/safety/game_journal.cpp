#include "editor/document/safety/game_journal.h"

#include "editor/document/safety/file_watch.h"
#include "engine/core/system/files.h"
#include "engine/core/system/locks.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view game_ending = ".game.part";

// In the order of the record: each line of the tree from its fork to its end.
std::vector<NodeId> nodes_in_order(const SessionTree& tree) {
    std::vector<NodeId> nodes, open{SessionTree::root()};
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        if (node != SessionTree::root()) nodes.push_back(node);
        open.insert(open.end(), tree[node].children.rbegin(), tree[node].children.rend());
    }
    return nodes;
}

}  // namespace

Refusal GameJournal::told(const system::Trouble& trouble) const {
    return {{"play.part-unwritable", {{"reason", trouble.reason}}}, FilePos{file_.string()}};
}

Result<GameJournal> GameJournal::begin(fs::path file, const GameSession& session, std::string scenario) {
    GameJournal journal(std::move(file), std::move(scenario));
    if (const auto written = journal.write_whole(session); !written) return failure(journal.told(written.error()));
    return journal;
}

void GameJournal::note(const GameSession& session) {
    changes_ = session.tree().changes();
    seats_ = session.seats();
    mode_ = session.mode();
}

bool GameJournal::only_grew(const GameSession& session) const {
    return session.tree().changes() == changes_ && session.seats() == seats_ && session.mode() == mode_;
}

system::Outcome<void> GameJournal::write_whole(const GameSession& session) {
    const std::string text = write_record_head({session.whole_record(), scenario_});
    auto begun = system::JournalFile::begin(file_, file_.string() + ".new", text, system::Readers::AsUsual);
    if (!begun) return tl::unexpected(std::move(begun.error()));
    open_ = std::move(*begun);
    length_ = text.size();
    torn_ = false;
    numbers_.assign(session.tree().nodes_ever(), 0);
    count_ = 0;
    for (const NodeId node : nodes_in_order(session.tree())) numbers_[node.index()] = ++count_;
    stands_at_ = numbers_[session.current().index()];
    note(session);
    return {};
}

// What a file holds that could not be cut is not built upon.
system::Outcome<void> GameJournal::append(const std::string& text) {
    const auto cut = torn_ ? open_.cut(length_) : system::Outcome<void>();
    torn_ = !cut;
    if (torn_) return cut;
    auto written = open_.append(text);
    if (written) length_ += text.size();
    else torn_ = !open_.cut(length_);
    return written;
}

// The nodes that the file does not have yet, and where the game stands.
std::string GameJournal::lines_since(const GameSession& session) {
    std::string lines;
    const SessionTree& tree = session.tree();
    for (std::size_t i = numbers_.size(); i < tree.nodes_ever(); ++i) {
        const NodeId node{static_cast<int>(i)};
        const std::size_t after = numbers_[tree[node].parent.index()];
        if (after != count_) lines += write_branch_line(after);
        lines += write_action_line(session.recorded(node));
        numbers_.push_back(++count_);
        stands_at_ = count_;
    }
    const std::size_t current = numbers_[session.current().index()];
    if (current != stands_at_) lines += write_current_line(current);
    stands_at_ = current;
    return lines;
}

std::optional<Refusal> GameJournal::keep(const GameSession& session) {
    if (!only_grew(session)) {
        const auto written = write_whole(session);
        return written ? std::nullopt : std::optional(told(written.error()));
    }
    const std::size_t count = count_, stood_at = stands_at_, nodes = numbers_.size();
    const std::string lines = lines_since(session);
    const auto written = lines.empty() ? system::Outcome<void>() : append(lines);
    if (written) return {};
    count_ = count;
    stands_at_ = stood_at;
    numbers_.resize(nodes);
    return told(written.error());
}

void GameJournal::discard() {
    std::error_code ignored;
    fs::remove(file_, ignored);
    open_.close();
}

// ---- parked games

namespace {

long long seconds_of(const fs::path& file) {
    const auto facts = system::facts_of(file);
    return facts ? facts->changed / 1'000'000'000 : 0;
}

}  // namespace

fs::path folder_of_games(const fs::path& state, const fs::path& map) {
    return state / "games" / fingerprint(map.string());
}

fs::path new_game_file(const fs::path& state, const fs::path& map) {
    const fs::path folder = folder_of_games(state, map);
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    auto number = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    fs::path file;
    do file = folder / (std::to_string(number++) + std::string(game_ending));
    while (is_there(file));
    return file;
}

std::vector<ParkedGame> parked_games(const fs::path& state, const fs::path& map) {
    std::vector<ParkedGame> games;
    std::error_code none;
    for (fs::directory_iterator each(folder_of_games(state, map), none), end; !none && each != end;
         each.increment(none))
        // One that cannot be opened is listed, too: who reads it is told why.
        if (each->path().string().ends_with(game_ending) && !system::is_locked(each->path()))
            games.push_back({each->path(), seconds_of(each->path())});
    std::ranges::sort(games, [](const ParkedGame& a, const ParkedGame& b) {
        return a.saved != b.saved ? a.saved > b.saved : a.file > b.file;
    });
    return games;
}

}  // namespace hexwright::document
