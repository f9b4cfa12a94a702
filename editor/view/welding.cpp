#include "editor/view/welding.h"

#include <array>
#include <cmath>
#include <compare>
#include <map>

namespace hexwright::view {
namespace {

using Place = std::array<long, 3>;
struct FaceLook {
    std::array<std::int8_t, 4> normal;
    std::array<std::uint8_t, 4> colour;
    friend auto operator<=>(const FaceLook&, const FaceLook&) = default;
};

Place place_of(const Vertex& vertex) {
    constexpr float fine = 1e5F;
    return {std::lround(vertex.at.x * fine), std::lround(vertex.at.y * fine), std::lround(vertex.at.z * fine)};
}
FaceLook look_of_face(const Vertex& vertex) { return {vertex.normal, vertex.colour}; }

class Welder {
public:
    explicit Welder(const Mesh& mesh) : old_(mesh) {}

    Mesh weld() {
        for (std::size_t i = 0; i + 2 < old_.indices.size(); i += 3) add({corner(i), corner(i + 1), corner(i + 2)});
        return std::move(made_);
    }

private:
    using Corners = std::array<const Vertex*, 3>;
    const Vertex* corner(std::size_t index) const { return &old_.vertices[old_.indices[index]]; }

    void add(const Corners& face) {
        const std::size_t last = place_for_look(face);
        const std::uint32_t telling = telling_vertex(*face[last]);
        const std::uint32_t one = any_vertex(*face[(last + 1) % 3]), two = any_vertex(*face[(last + 2) % 3]);
        made_.indices.insert(made_.indices.end(), {one, two, telling});
    }

    // The corner that costs least: one that tells this look already, else one that tells nothing yet.
    std::size_t place_for_look(const Corners& face) const {
        std::size_t best = 0;
        int least = 3;
        for (std::size_t i = 0; i < 3; ++i) {
            const bool tells = telling_.contains({place_of(*face[i]), look_of_face(*face[i])});
            const int cost = tells ? 0 : mute_.contains(place_of(*face[i])) ? 1 : 2;
            if (cost < least) best = i, least = cost;
        }
        return best;
    }

    std::uint32_t telling_vertex(const Vertex& vertex) {
        const Place place = place_of(vertex);
        const auto [known, fresh] = telling_.try_emplace({place, look_of_face(vertex)}, 0U);
        if (!fresh) return known->second;
        if (const auto mute = mute_.find(place); mute != mute_.end()) {
            known->second = mute->second;
            made_.vertices[mute->second] = vertex;
            mute_.erase(mute);
        } else {
            known->second = push(vertex);
        }
        return known->second;
    }

    std::uint32_t any_vertex(const Vertex& vertex) {
        const auto [known, fresh] = any_.try_emplace(place_of(vertex), 0U);
        if (fresh) {
            known->second = push(vertex);
            mute_.emplace(known->first, known->second);
        }
        return known->second;
    }

    std::uint32_t push(const Vertex& vertex) {
        const auto number = static_cast<std::uint32_t>(made_.vertices.size());
        made_.vertices.push_back(vertex);
        any_.try_emplace(place_of(vertex), number);
        return number;
    }

    const Mesh& old_;
    Mesh made_;
    std::map<std::pair<Place, FaceLook>, std::uint32_t> telling_;  // Vertices from which a face takes its look.
    std::map<Place, std::uint32_t> mute_;                          // Vertices from which none does yet.
    std::map<Place, std::uint32_t> any_;
};

}  // namespace

Mesh welded(const Mesh& mesh) { return Welder(mesh).weld(); }

}  // namespace hexwright::view
