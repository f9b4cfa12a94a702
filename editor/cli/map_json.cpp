#include "editor/cli/map_json.h"

#include "engine/board/catalogue/catalogue.h"

#include <nlohmann/json.hpp>

namespace hexwright::cli {

using Json = nlohmann::ordered_json;

Json to_json(const PlacedPiece& piece, const Battlefield& battlefield, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    Json json{{"kind", type.id}, {"at", to_text(piece.at)}, {"level", piece.level}};
    if (type.is_edge()) json["side"] = to_text(piece.side);
    else if (type.is_span()) json["to"] = to_text(piece.to);
    else json["turn"] = static_cast<int>(piece.turn);
    if (const auto name = battlefield.names().find(piece.id); name != battlefield.names().end())
        json["name"] = name->second;
    return json;
}

Json to_json(const std::vector<PieceId>& pieces, const Battlefield& battlefield, const Catalogue& catalogue) {
    Json json = Json::array();
    for (const PieceId id : pieces)
        if (const PlacedPiece* piece = battlefield.find(id)) json.push_back(to_json(*piece, battlefield, catalogue));
    return json;
}

Json to_json(const std::vector<Space>& spaces) {
    Json json = Json::array();
    for (const Space space : spaces) json.push_back(to_text(space));
    return json;
}

Json to_json(const std::vector<Shortage>& missing, const Catalogue& catalogue) {
    Json json = Json::array();
    for (const Shortage& each : missing) json.push_back({{"id", catalogue[each.item].id}, {"count", each.missing()}});
    return json;
}

}  // namespace hexwright::cli
