#include "editor/workspace/status_line.h"

#include <utility>
#include <vector>

namespace hexwright::workspace {

void refuse(StatusLine& status, Message reason, Offer offer) {
    constexpr double shake_seconds = 0.25;
    status.notice = Notice{std::move(reason), true, std::move(offer)};
    status.shaking = shake_seconds;
}

void say(StatusLine& status, Message words) { status.notice = Notice{std::move(words)}; }

void say_too(StatusLine& status, Notice notice) {
    if (status.notice) {
        notice.words = {"notice.both",
                        {{"first", std::vector{std::move(status.notice->words)}},
                         {"second", std::vector{std::move(notice.words)}}}};
        notice.refused = notice.refused || status.notice->refused;
    }
    status.notice = std::move(notice);
}

bool has_offer(const StatusLine& status) { return status.notice && status.notice->offer.index() != 0; }

}  // namespace hexwright::workspace
