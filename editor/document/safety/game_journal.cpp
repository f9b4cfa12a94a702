#include "editor/document/safety/game_journal.h"

#include "editor/document/safety/file_watch.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view game_ending = ".game.part";

// A file under another name, locked and flushed before it gets its own, so that nobody ever finds a part of it; -1: see
// errno.
int begin_file(const fs::path& file, const std::string& text) {
    const fs::path made = file.string() + ".new";
    const int descriptor = ::open(made.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor < 0) return -1;
    if ((::flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) && write_all(descriptor, text) &&
        ::fsync(descriptor) == 0 && ::rename(made.c_str(), file.c_str()) == 0)
        return descriptor;
    const int error = errno;
    ::close(descriptor);
    ::unlink(made.c_str());
    errno = error;
    return -1;
}

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

GameJournal::GameJournal(GameJournal&& other) noexcept
    : file_(std::move(other.file_)),
      scenario_(std::move(other.scenario_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      length_(other.length_),
      torn_(other.torn_),
      numbers_(std::move(other.numbers_)),
      count_(other.count_),
      stands_at_(other.stands_at_),
      changes_(other.changes_),
      seats_(std::move(other.seats_)),
      mode_(other.mode_) {}

GameJournal& GameJournal::operator=(GameJournal&& other) noexcept {
    GameJournal moved(std::move(other));
    std::swap(file_, moved.file_);
    std::swap(scenario_, moved.scenario_);
    std::swap(descriptor_, moved.descriptor_);
    std::swap(length_, moved.length_);
    std::swap(torn_, moved.torn_);
    std::swap(numbers_, moved.numbers_);
    std::swap(count_, moved.count_);
    std::swap(stands_at_, moved.stands_at_);
    std::swap(changes_, moved.changes_);
    std::swap(seats_, moved.seats_);
    std::swap(mode_, moved.mode_);
    return *this;
}

GameJournal::~GameJournal() { close(); }

void GameJournal::close() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
}

Refusal GameJournal::trouble() const {
    return {{"play.part-unwritable", {{"reason", std::generic_category().message(errno)}}}, FilePos{file_.string()}};
}

Result<GameJournal> GameJournal::begin(fs::path file, const GameSession& session, std::string scenario) {
    GameJournal journal(std::move(file), std::move(scenario));
    if (!journal.write_whole(session)) return failure(journal.trouble());
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

bool GameJournal::write_whole(const GameSession& session) {
    const std::string text = write_record_head({session.whole_record(), scenario_});
    const int descriptor = begin_file(file_, text);
    if (descriptor < 0) return false;
    close();
    descriptor_ = descriptor;
    length_ = text.size();
    torn_ = false;
    numbers_.assign(session.tree().nodes_ever(), 0);
    count_ = 0;
    for (const NodeId node : nodes_in_order(session.tree())) numbers_[node.index()] = ++count_;
    stands_at_ = numbers_[session.current().index()];
    note(session);
    return true;
}

// What a file holds that could not be cut is not built upon.
bool GameJournal::append(const std::string& text) {
    if (torn_) torn_ = ::ftruncate(descriptor_, static_cast<off_t>(length_)) != 0;
    if (torn_) return false;
    if (write_all(descriptor_, text)) {
        length_ += text.size();
        return true;
    }
    const int error = errno;
    torn_ = ::ftruncate(descriptor_, static_cast<off_t>(length_)) != 0;
    errno = error;
    return false;
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
    if (!only_grew(session)) return write_whole(session) ? std::nullopt : std::optional<Refusal>(trouble());
    const std::size_t count = count_, stood_at = stands_at_, nodes = numbers_.size();
    const std::string lines = lines_since(session);
    if (lines.empty() || append(lines)) return {};
    const Refusal refused = trouble();
    count_ = count;
    stands_at_ = stood_at;
    numbers_.resize(nodes);
    return refused;
}

void GameJournal::discard() {
    std::error_code ignored;
    fs::remove(file_, ignored);
    close();
}

// ---- parked games

namespace {

long long seconds_of(const fs::path& file) {
    struct stat told{};
    return ::stat(file.c_str(), &told) == 0 ? static_cast<long long>(told.st_mtime) : 0;
}

// A file that cannot be opened is played by nobody; who reads it is told why.
bool is_being_played(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool locked = ::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(descriptor);
    return locked;
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
        if (each->path().string().ends_with(game_ending) && !is_being_played(each->path()))
            games.push_back({each->path(), seconds_of(each->path())});
    std::ranges::sort(games, [](const ParkedGame& a, const ParkedGame& b) {
        return a.saved != b.saved ? a.saved > b.saved : a.file > b.file;
    });
    return games;
}

}  // namespace hexwright::document
