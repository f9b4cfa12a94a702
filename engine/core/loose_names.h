// Finds what a name stands for although people and programs spell it with capitals, dashes, blanks and underscores of
// their own. It does not guess: a spelling that fits two things stands for neither.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace hexwright {

// What spellings of one name have in common: "Lava-Field 24" and "lava_field24" are both "lavafield24".
std::string loose_name(std::string_view name);

template <class Value>
class LooseNames {
public:
    // Of two equal names the first one counts.
    void add(const std::string& name, const Value& value) {
        exact_.try_emplace(name, value);
        const auto [known, is_new] = loose_.try_emplace(loose_name(name), value);
        if (!is_new && known->second && *known->second != value) known->second.reset();
    }

    const Value* exactly(const std::string& name) const {  // Letter by letter; nullptr if there is none.
        const auto found = exact_.find(name);
        return found == exact_.end() ? nullptr : &found->second;
    }
    const Value* find(const std::string& name) const {  // In any spelling; nullptr if there is none, or more than one.
        if (const Value* exact = exactly(name)) return exact;
        const auto found = loose_.find(loose_name(name));
        return found != loose_.end() && found->second ? &*found->second : nullptr;
    }

private:
    std::map<std::string, Value, std::less<>> exact_;
    std::map<std::string, std::optional<Value>, std::less<>> loose_;  // nullopt: ambiguous.
};

}  // namespace hexwright
