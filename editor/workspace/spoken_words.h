// The sentences of the language that is spoken now. Another language takes its place while the program runs; those
// spoken before stay in memory, because work in the background may still read them.
#pragma once
#include "editor/workspace/room.h"
#include "formats/telling/words.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::workspace {

class SpokenWords {
public:
    // The first words must outlive this.
    explicit SpokenWords(const Words& first) : now_(&first) {}

    const Words& now() const { return *now_; }       // What a job keeps; the next language does not change it.
    operator const Words&() const { return *now_; }  // NOLINT(google-explicit-constructor): it stands for them.
    std::string operator()(const Message& message) const { return (*now_)(message); }
    std::string operator()(std::string_view id) const { return (*now_)(id); }
    bool knows(std::string_view id) const { return now_->knows(id); }

    void speak(Words words) {
        others_.push_back(std::make_unique<const Words>(std::move(words)));
        now_ = others_.back().get();
    }
    // How often the language was changed: what is kept in words is made anew when this is another number.
    std::size_t changes() const { return others_.size(); }

private:
    const Words* now_;
    std::vector<std::unique_ptr<const Words>> others_{};
};

}  // namespace hexwright::workspace
