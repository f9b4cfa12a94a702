#include "engine/board/battlefield/issue_list.h"

#include "engine/board/room.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace hexwright::board {
namespace {

void sort_issues(std::vector<Issue>& issues) {
    // Issues without a place come after those with one.
    const auto key = [](const Issue& issue) {
        return std::tuple(issue.severity, issue.code, issue.spaces.empty(),
                          issue.spaces.empty() ? Space{} : issue.spaces[0],
                          issue.pieces.empty() ? PieceId{} : issue.pieces[0], issue.line);
    };
    std::ranges::stable_sort(issues, {}, key);
}

}  // namespace

void IssueList::add(IssueCode code, Message message, int line) {
    if (!wants(code)) return;
    Issue issue{code, usual_severity(code), std::move(message), {}, {}, {}};
    issue.line = line;
    add(std::move(issue));
}

bool IssueList::wants(IssueCode code) {
    const auto number = static_cast<std::size_t>(code);
    if (listed_[number] < most_of_a_kind) return true;
    more_[number] = true;
    return false;
}

void IssueList::add(Issue issue) {
    ++listed_[static_cast<std::size_t>(issue.code)];
    issues_.push_back(std::move(issue));
}

void IssueList::add(std::vector<Issue> issues) { std::ranges::move(issues, std::back_inserter(issues_)); }

std::vector<Issue> IssueList::sorted() && {
    for (std::size_t number = 0; number < codes; ++number) {
        const auto code = static_cast<IssueCode>(number);
        if (more_[number])
            issues_.push_back({code, usual_severity(code), {"issue.more", {{"shown", most_of_a_kind}}}, {}, {}, {}});
    }
    sort_issues(issues_);
    return std::move(issues_);
}

}  // namespace hexwright::board
