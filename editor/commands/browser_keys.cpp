#include "editor/commands/browser_keys.h"

#include <algorithm>
#include <string_view>

namespace hexwright::commands {

namespace {

constexpr Key f11 = static_cast<Key>(static_cast<int>(Key::F1) + 10),
              f12 = static_cast<Key>(static_cast<int>(Key::F1) + 11);

bool is_letter_of(Key key, std::string_view letters) {
    return std::ranges::any_of(letters, [key](char upper) { return key == letter(upper); });
}

}  // namespace

bool is_browsers(KeyPress press) {
    const auto [key, mods] = press;
    if (key == Key::F5 || key == f11 || key == f12) return true;
    if (key == Key::F4) return mods.ctrl != mods.alt;
    if (!mods.ctrl || mods.alt) return false;
    return is_letter_of(key, "RTWNL") || (mods.shift && is_letter_of(key, "IJC"));
}

KeyPress in_browser(KeyPress press) {
    if (!is_browsers(press)) return press;
    return {press.key == Key::F5 ? letter('P') : press.key, {false, press.mods.shift, true}};
}

}  // namespace hexwright::commands
