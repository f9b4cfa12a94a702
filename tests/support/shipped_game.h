// Games on drawn boards with the shipped cards, for tests that read or write files, or that are about these cards.
#pragma once
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace hexwright::testing {

inline std::shared_ptr<const Catalogue> shared_shipped() {
    static const auto catalogue = std::make_shared<const Catalogue>(shipped());
    return catalogue;
}

struct ShippedGame : DrawnGame {
    explicit ShippedGame(std::string_view drawing, std::string edition = "master-2007", Signs signs = {})
        : DrawnGame(drawing, std::move(edition), std::move(signs), shared_shipped()) {}
};

inline DrawnGame on_shipped_meadow(const std::string& edition = "master-2007") {
    return ShippedGame(grassland, edition);
}

}  // namespace hexwright::testing
