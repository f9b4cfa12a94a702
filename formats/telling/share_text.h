// What somebody pastes into a forum post to show a map: its title, what it needs, a link that opens it, and the place
// of its picture, as BBCode, Markdown or plain text. Values in, text out: pictures and codes are made elsewhere.
#pragma once
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::telling {

enum class ShareForm : unsigned char { BBCode, Markdown, Plain };

struct SharedCount {
    long long count = 0;
    std::string name{};
};

struct SharedMap {
    std::string title{}, author{};  // As people wrote them; the author may be empty.
    int least_players = 0, most_players = 0;
    std::size_t pieces = 0;
    std::vector<SharedCount> boxes{};      // The sets that it needs.
    std::vector<SharedCount> in_no_box{};  // The pieces that no set has.
    std::string picture{};                 // The name of the picture's file.
    // What opens it: a link (link_of()), else its code, else its file, of this name, which is attached to the post.
    std::string link{}, code{}, file{};
};

// Lines that end with a line break each. Nothing of a text that people wrote becomes markup, a link or another line.
std::string share_text(const SharedMap& map, ShareForm form, const Words& words);

// Letters of ASCII without blanks, at most most_address_letters of them, which begin with https:// or http://.
bool is_web_address(std::string_view text);
inline constexpr std::size_t most_address_letters = 500;
// Of the page at this address, which opens the map of the code. What a forum could take for markup is escaped.
std::string link_of(std::string_view address, std::string_view code);

}  // namespace hexwright::telling
