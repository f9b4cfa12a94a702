#include "editor/document/edits/mending.h"

#include "engine/scenario/approval.h"

#include <algorithm>
#include <set>

namespace hexwright::document {
namespace {

constexpr int most_rounds = 8;  // Each round mends at least one issue; chains of pieces that share issues are short.

bool is_mendable(const Issue& issue, IssueCode code) { return issue.code == code && issue.fix; }

// One pass over the issues of a snapshot; mends those that share no piece with one already mended.
Compound mended_in_one_pass(IssueCode code, const Snapshot& now, const Catalogue& catalogue) {
    Compound done;
    std::set<PieceId> touched;
    std::optional<Workpiece> work(std::in_place, *now.scenario, now.ground(catalogue));
    for (const Issue& issue : now.issues) {
        if (!is_mendable(issue, code) ||
            std::ranges::any_of(issue.pieces, [&](PieceId id) { return touched.contains(id); }))
            continue;
        Edit edit = edit_for(*issue.fix, work->scenario());
        Workpiece attempt = *work;
        if (attempt.add(edit)) continue;  // Refused: the issue stays.
        work.emplace(std::move(attempt));
        touched.insert(issue.pieces.begin(), issue.pieces.end());
        done.edits.push_back(std::move(edit));
    }
    return done;
}

}  // namespace

std::size_t mendable(IssueCode code, const Snapshot& now) {
    return static_cast<std::size_t>(
        std::ranges::count_if(now.issues, [code](const Issue& issue) { return is_mendable(issue, code); }));
}

namespace {

std::size_t count_of(IssueCode code, const Snapshot& now) {
    return static_cast<std::size_t>(std::ranges::count(now.issues, code, &Issue::code));
}

}  // namespace

Mending mend_all(IssueCode code, const Document& document) {
    const Catalogue& catalogue = document.catalogue();
    const Holding* owned = document.owned() ? &*document.owned() : nullptr;
    Snapshot now = document.now();
    const std::size_t of_kind = count_of(code, now);
    Mending mending{.left = of_kind, .before = now.issues.size(), .after = now.issues.size()};
    Compound all;
    for (int round = 0; round < most_rounds; ++round) {
        Compound pass = mended_in_one_pass(code, now, catalogue);
        if (pass.edits.empty()) break;
        auto after = apply(*now.scenario, {pass, {}}, now.ground(catalogue));
        if (!after) break;
        now = snapshot_of(std::make_shared<const Scenario>(std::move(*after)), catalogue, owned, 0);
        if (all.edits.empty()) mending.after = now.issues.size();
        if (now.issues.size() > mending.before) break;
        mending.after = now.issues.size();
        mending.left = std::min(count_of(code, now), of_kind);
        std::ranges::move(pass.edits, std::back_inserter(all.edits));
    }
    if (all.edits.empty()) return mending;
    // Of a thousand and more only the first are listed, so that as many as before may be left.
    mending.mended = mending.left < of_kind ? of_kind - mending.left : all.edits.size();
    mending.edit = Edit{std::move(all), {"edit.mend-all", {{"count", mending.mended}}}};
    return mending;
}

Edit approve(const Issue& issue, std::string reason, const Scenario& scenario) {
    const Approval approval{issue.code, issue.spaces, std::move(reason)};
    return {SetApprovals{with_approval(*scenario.approvals, approval)}, {"edit.approve", {}}};
}

Edit approve_no_longer(const Issue& issue, const Scenario& scenario) {
    return {SetApprovals{without_approval(*scenario.approvals, {issue.code, issue.spaces, {}})},
            {"edit.approve-no-longer", {}}};
}

}  // namespace hexwright::document
