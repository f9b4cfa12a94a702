#include "engine/scenario/approval.h"

#include <algorithm>
#include <tuple>

namespace hexwright::scenario {
namespace {

std::tuple<IssueCode, const std::vector<Space>&> key_of(const auto& subject) { return {subject.code, subject.spaces}; }

}  // namespace

bool can_be_approved(const Issue& issue) { return issue.code != IssueCode::NotOwned && !issue.spaces.empty(); }

bool is_about(const Approval& approval, const Issue& issue) {
    return can_be_approved(issue) && key_of(approval) == key_of(issue);
}

void mark_approved(std::vector<Issue>& issues, const std::vector<Approval>& approvals) {
    if (approvals.empty()) return;
    std::vector<const Approval*> sorted;
    for (const Approval& approval : approvals) sorted.push_back(&approval);
    std::ranges::stable_sort(sorted, [](const Approval* a, const Approval* b) { return key_of(*a) < key_of(*b); });
    for (Issue& issue : issues) {
        const auto before = [](const Approval* approval, const Issue& sought) {
            return key_of(*approval) < key_of(sought);
        };
        const auto found = std::lower_bound(sorted.begin(), sorted.end(), issue, before);
        if (found != sorted.end() && is_about(**found, issue)) issue.approval = (*found)->reason;
    }
}

std::vector<Approval> with_approval(std::vector<Approval> approvals, Approval approval) {
    const auto same =
        std::ranges::find_if(approvals, [&](const Approval& each) { return key_of(each) == key_of(approval); });
    if (same == approvals.end()) approvals.push_back(std::move(approval));
    else *same = std::move(approval);
    return approvals;
}

std::vector<Approval> without_approval(std::vector<Approval> approvals, const Approval& like) {
    std::erase_if(approvals, [&](const Approval& each) { return key_of(each) == key_of(like); });
    return approvals;
}

std::string comment_key(const Approval& approval) {
    return "approval:" + std::string(to_text(approval.code)) + "@" +
           (approval.spaces.empty() ? "" : to_text(approval.spaces.front()));
}

}  // namespace hexwright::scenario
