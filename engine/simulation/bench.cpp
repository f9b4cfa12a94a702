#include "engine/simulation/bench.h"

#include "engine/game/digest.h"
#include "engine/session/session.h"
#include "engine/simulation/watched_game.h"
#include "engine/story/wording.h"

#include <string_view>

namespace hexwright::simulation {
namespace {

// FNV-1a.
void add_byte(std::uint64_t& signature, std::uint64_t byte) {
    signature = (signature ^ (byte & 0xFF)) * 0x100000001B3ULL;
}

void add_text(std::uint64_t& signature, std::string_view text) {
    for (const char letter : text) add_byte(signature, static_cast<unsigned char>(letter));
    add_byte(signature, 0);  // Where one text ends and the next begins.
}

void add_number(std::uint64_t& signature, std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte, number >>= 8) add_byte(signature, number);
}

void add_events(std::uint64_t& signature, const GameState& after, const Events& events) {
    for (const Event& event : events) {
        const Wording wording = wording_of(after, event);
        add_text(signature, wording.name);
        for (const auto& [name, text] : wording.members) {
            add_text(signature, name);
            add_text(signature, text);
        }
    }
}

}  // namespace

void add_bench_games(BenchSum& sum, const Batch& batch, int games, int most_decisions) {
    for (int number = 1; number <= games; ++number) {
        BegunGame begun = begin_number(batch, number);
        GameSession& session = begun.session;
        add_events(sum.signature, session.state(), begun.before);
        session.advance({.most_decisions = most_decisions, .watch = [&sum](const GameSession& now) {
                             ++sum.decisions;
                             add_events(sum.signature, now.state(), now.events());
                         }});
        add_number(sum.signature, digest_of(session.state()));
        ++sum.games;
    }
}

}  // namespace hexwright::simulation
