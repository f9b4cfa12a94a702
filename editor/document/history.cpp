#include "editor/document/history.h"

namespace hexwright::document {

History::History(Scenario first, Message name) {
    steps_.push_back({std::make_shared<const Scenario>(std::move(first)), std::move(name)});
}

void History::push(Scenario next, Message name) {
    steps_.resize(at_ + 1);
    steps_.push_back({std::make_shared<const Scenario>(std::move(next)), std::move(name)});
    ++at_;
}

void History::rename(const NewNames& names) {
    for (Step& step : steps_) formats::rename(step.name, names);
}

}  // namespace hexwright::document
