#include "editor/desk/desk_setups.h"

#include "editor/document/files/open.h"
#include "editor/editing/commit.h"
#include "editor/workspace/editor_state.h"
#include "formats/telling/rules_text/house_rules_text.h"

#include <algorithm>

namespace hexwright::desk {

bool change_about(OpenMap& map, About about, std::string battlefield_name) {
    return commit(map, SetAbout{std::move(about), std::move(battlefield_name)});
}

bool change_edition(EditorState& editor, std::string id, std::string edition) {
    const std::vector<RuleChange> dropped = dropped_by(*editor.now().scenario, edition, editor.catalogue());
    if (!commit(editor.map, SetEdition{std::move(id), std::move(edition)})) return false;
    if (!dropped.empty()) say(editor.map.status, told_of_dropped(dropped, editor.catalogue(), editor.words));
    return true;
}

bool change_rounds(OpenMap& map, int rounds) { return commit(map, SetRounds{rounds}); }

bool use_battlefield(OpenMap& map, const std::filesystem::path& file) {
    const auto& own = map.document.file();
    const auto refused = [&](Message why) {
        refuse(map.status, std::move(why));
        return false;
    };
    if (!own) return refused({"desk.save-first"});
    auto other = open_one_scenario(file, map.catalogue());
    if (!other) return refused(other.error().message);
    if (kind_of(file) != FileKind::Ours && !other->notes.empty()) say(map.status, other->notes.front());
    // Named from the file that the scenario was opened from; Document names it anew where it is saved elsewhere.
    std::error_code ignored;
    const auto folder = std::filesystem::absolute(map.document.home(), ignored).lexically_normal();
    const auto way = std::filesystem::absolute(file, ignored).lexically_normal().lexically_relative(folder);
    return commit(map,
                  UseBattlefield{way.generic_string(), std::make_shared<const Scenario>(std::move(other->scenario))});
}

bool fold_in(OpenMap& map) { return commit(map, FoldIn{}); }

bool change_setup(OpenMap& map, std::size_t setup, Setup changed) {
    std::vector<Setup> setups = *map.now().scenario->setups;
    if (setup < setups.size()) setups[setup] = std::move(changed);
    else setups.push_back(std::move(changed));
    return commit(map, SetSetups{std::move(setups)});
}

Setup fresh_setup(const OpenMap& map, int players) {
    std::vector<std::string> zones;
    for (const Zone& zone : *map.now().scenario->zones)
        if (zone.use == "start") zones.push_back(zone.id);
    Setup setup;
    for (int number = 1; number <= players; ++number) {
        PlayerSetup player{.number = number};
        if (const auto index = static_cast<std::size_t>(number - 1); index < zones.size())
            player.zones.push_back(zones[index]);
        setup.players.push_back(std::move(player));
    }
    return setup;
}

int usual_players(const Scenario& scenario) {
    const auto setup = setup_for(scenario, {});
    return setup ? setup->player_count() : 0;
}

bool put_setup(OpenMap& map, Setup setup) {
    const int players = setup.player_count();
    if (!change_setup(map, map.now().scenario->setups->size(), std::move(setup))) return false;
    const auto& setups = *map.now().scenario->setups;
    const auto added = std::ranges::find(setups, players, &Setup::player_count);
    map.desk.setup = static_cast<std::size_t>(added - setups.begin());
    return true;
}

bool add_setup(OpenMap& map, int players) { return put_setup(map, fresh_setup(map, players)); }

bool remove_setup(OpenMap& map, std::size_t setup) {
    std::vector<Setup> setups = *map.now().scenario->setups;
    if (setup >= setups.size()) return false;
    setups.erase(setups.begin() + static_cast<std::ptrdiff_t>(setup));
    if (!commit(map, SetSetups{std::move(setups)})) return false;
    map.desk.setup = 0;
    return true;
}

bool change_pools(OpenMap& map, std::vector<GlyphPool> pools) { return commit(map, SetPools{std::move(pools)}); }

}  // namespace hexwright::desk
