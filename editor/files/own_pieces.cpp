#include "editor/files/own_pieces.h"

#include "editor/editing/collections.h"
#include "editor/editing/stock.h"
#include "editor/files/open_maps.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <utility>

namespace hexwright::files {

namespace {

// Each state that a map can be brought back to, and the boards of games under way.
std::vector<const Scenario*> open_scenarios(const EditorState& editor) {
    std::vector<const Scenario*> found;
    for (std::size_t at = 0; at < map_count(editor); ++at) {
        const OpenMap& map = map_at(editor, at);
        for (const History::Step& step : map.document.history().steps()) found.push_back(step.scenario.get());
        if (map.table.play) found.push_back(map.table.play->board().scenario.get());
    }
    return found;
}

// Writes the file if it may be, and takes in what it says.
std::optional<Refusal> write_and_learn(EditorState& editor, const std::string& xml) {
    const std::filesystem::path& file = editor.user.collections.own_catalogue;
    auto known = catalogue_with(xml, file.string(), editor.catalogue(), open_scenarios(editor));
    if (!known) return std::move(known.error());
    if (auto written = write_own_catalogue(file, xml); !written) return std::move(written.error());
    know_catalogue(editor, std::move(*known));
    return std::nullopt;
}

void let_go_of(ToolState& tools, PieceKind kind) {
    std::erase(tools.recent, kind);
    if (tools.fill_kind == kind) tools.fill_kind.reset();
    if (tools.armed && tools.armed->kind == kind) tools.armed.reset();
    tools.carried.reset();
    ++tools.in_hand;
}

void forget(EditorState& editor, const std::string& id) {
    const auto kind = editor.catalogue().piece(id);
    if (!kind) return;
    let_go_of(editor.map.tools, *kind);
    for (const auto& map : editor.maps.parked)
        if (map) let_go_of(map->tools, *kind);
    know_catalogue(editor, catalogue_without(editor.catalogue(), id));
}

}  // namespace

void know_catalogue(EditorState& editor, Catalogue catalogue) {
    const auto known = std::make_shared<const Catalogue>(std::move(catalogue));
    editor.map.document.know(known);
    for (const auto& map : editor.maps.parked)
        if (map) map->document.know(known);
    editor.user.collections.shelf.reset();  // Collections may hold what is known only now.
}

Result<OwnCatalogue> own_catalogue_of(const EditorState& editor) {
    const std::filesystem::path& file = editor.user.collections.own_catalogue;
    const auto xml = own_catalogue_text(file);
    if (!xml) return failure(xml.error());
    return read_own_catalogue(*xml, file.string());
}

std::optional<OwnTrouble> keep_own_piece(EditorState& editor, OwnPiece& piece) {
    const std::filesystem::path& file = editor.user.collections.own_catalogue;
    const auto xml = own_catalogue_text(file);
    if (!xml) return OwnTrouble{OwnField::File, xml.error()};
    OwnPiece kept = piece;
    auto after = with_own_piece(*xml, file.string(), kept, editor.catalogue());
    if (!after) return std::move(after.error());
    if (auto refused = write_and_learn(editor, *after)) return OwnTrouble{OwnField::File, std::move(*refused)};
    piece = std::move(kept);
    return std::nullopt;
}

Message told_of_kept(const OpenMap& map, const OwnPiece& piece) {
    const auto kind = map.catalogue().piece(piece.id);
    const Stock stock = kind ? stock_of(*kind, map.now(), map.catalogue()) : Stock{};
    const bool beyond = stock.limited && stock.owned == 0 && stock.used == 0;
    return {beyond ? "own-pieces.kept-beyond" : "own-pieces.kept", {{"name", piece.name}, {"id", piece.id}}};
}

std::optional<Refusal> throw_own_piece_away(EditorState& editor, const std::string& id) {
    const std::filesystem::path& file = editor.user.collections.own_catalogue;
    if (auto used =
            why_kept(id, editor.catalogue(), open_scenarios(editor), shelf_of(editor), editor.user.stamps.stamps))
        return used;
    const auto xml = own_catalogue_text(file);
    if (!xml) return xml.error();
    const auto after = without_own_piece(*xml, file.string(), id);
    if (!after) return after.error();
    if (const auto written = write_own_catalogue(file, *after); !written) return written.error();
    forget(editor, id);
    return std::nullopt;
}

std::optional<Refusal> keep_own_set(EditorState& editor, const OwnSet& set) {
    const std::filesystem::path& file = editor.user.collections.own_catalogue;
    auto xml = own_catalogue_text(file);
    if (xml) xml = with_own_set(*xml, file.string(), set, editor.catalogue());
    if (!xml) return xml.error();
    return write_and_learn(editor, *xml);
}

}  // namespace hexwright::files
