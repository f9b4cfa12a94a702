#include "editor/workspace/status_line.h"

namespace hexwright::workspace {

void refuse(StatusLine& status, Message reason, Offer offer) {
    constexpr double shake_seconds = 0.25;
    status.notice = Notice{std::move(reason), true, std::move(offer)};
    status.shaking = shake_seconds;
}

void say(StatusLine& status, Message words) { status.notice = Notice{std::move(words)}; }

bool has_offer(const StatusLine& status) { return status.notice && status.notice->offer.index() != 0; }

}  // namespace hexwright::workspace
