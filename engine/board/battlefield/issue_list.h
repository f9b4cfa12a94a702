// Collects the issues that checks find, at most `most_of_a_kind` of each code, so that a hostile map cannot produce
// billions of sentences, and sorts them for display.
#pragma once
#include "engine/board/battlefield/issue.h"
#include "engine/board/room.h"
#include "engine/core/message.h"

#include <array>
#include <cstddef>
#include <vector>

namespace hexwright::board {

inline constexpr std::size_t most_of_a_kind = 1000;

class IssueList {
public:
    // Call before building an issue: returns false when enough of its code are listed. The list then ends with a
    // sentence that says so.
    bool wants(IssueCode code);
    void add(Issue issue);
    void add(std::vector<Issue> issues);
    // One about a line of the file, 0 for none, with the usual severity; asks wants() itself.
    void add(IssueCode code, Message message, int line);

    // Sorted by severity (errors, warnings, infos), then code, then place.
    std::vector<Issue> sorted() &&;

private:
    static constexpr std::size_t codes = static_cast<std::size_t>(last_issue_code) + 1;
    std::vector<Issue> issues_;
    std::array<std::size_t, codes> listed_{};
    std::array<bool, codes> more_{};
};

}  // namespace hexwright::board
