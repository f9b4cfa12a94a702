// Any bytes read as a scenario with rules: its checks give sentences, its rules can be written in English, and its
// games begin or are refused with a sentence. A game that begins runs for some actions, whatever its rules say.
#include "engine/checks/scenario_check.h"
#include "engine/checks/start_check.h"
#include "engine/game/apply.h"
#include "engine/game/legal_actions.h"
#include "engine/setup/start.h"
#include "engine/story/story.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/telling/words.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::check_sentence, fuzz::demand;

constexpr int most_actions = 40;

void play_scenario(const Scenario& scenario, int players, std::uint64_t seed,
                   const std::shared_ptr<const Catalogue>& catalogue, const Words& words) {
    auto started = start_game(scenario, catalogue, {.players = players, .seed = seed});
    if (!started) return check_sentence(started.error().message);
    GameState state = std::move(started->state);
    auto actions = legal_actions(state);
    for (int i = 0; i < most_actions && !state.over && !actions.empty(); ++i) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        const Action action = actions[(seed >> 33) % actions.size()];
        Events events;
        actions = apply_legal(state, action, events);
        for (const Event& event : events)
            if (const auto sentence = story_of(state, event))
                demand(words.knows(sentence->id), "an event without words", sentence->id);
    }
}

void look(const Scenario& scenario, std::uint64_t seed) {
    static const auto catalogue = std::make_shared<const Catalogue>(shipped_catalogue());
    static const Words words = english();
    for (const Issue& issue : check_scenario(scenario, terrain_of(scenario.battlefield, *catalogue), *catalogue))
        check_sentence(issue.message);
    IssueList starts;
    check_starts(scenario, *catalogue, starts);
    for (const Issue& issue : std::move(starts).sorted()) check_sentence(issue.message);
    const std::string page = markdown(rules_page(scenario, *catalogue, words));
    demand(!page.empty() && page.find("[tell.") == std::string::npos, "a page that is not read aloud", page);
    for (const Setup& setup : *scenario.setups) play_scenario(scenario, setup.player_count(), seed, catalogue, words);
    if (scenario.setups->empty()) play_scenario(scenario, 0, seed, catalogue, words);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = shipped_catalogue();
    const std::string_view text = fuzz::text_of(data, size);
    const auto read = read_scenario(text, "fuzz.xml", catalogue);
    // scenario_fuzz covers errors; large maps are slow.
    if (!read || read->scenario.battlefield.size() > 300) return 0;
    look(read->scenario, size);
    return 0;
}
