// Issues as checks find them: at most `most_of_a_kind` of each code, so that a hostile map cannot ask for billions of
// sentences; given back in the order in which people read them.
#pragma once
#include "engine/board/battlefield/issue.h"

#include <array>
#include <cstddef>
#include <vector>

namespace hexwright {

inline constexpr std::size_t most_of_a_kind = 1000;

class IssueList {
public:
    // Ask before building an issue: false when enough of its code are listed. The list then ends with a sentence that
    // says so.
    bool wants(IssueCode code);
    void add(Issue issue);
    void add(std::vector<Issue> issues);

    // Errors, warnings, infos; by code, then by place.
    std::vector<Issue> sorted() &&;

private:
    static constexpr std::size_t codes = static_cast<std::size_t>(last_issue_code) + 1;
    std::vector<Issue> issues_;
    std::array<std::size_t, codes> listed_{};
    std::array<bool, codes> more_{};
};

}  // namespace hexwright
