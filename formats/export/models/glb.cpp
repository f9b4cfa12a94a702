#include "engine/board/catalogue/inventory.h"
#include "formats/export/models/model_files.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <sstream>
#include <tiny_gltf.h>

namespace hexwright::exports {

namespace {

constexpr double metres_a_mm = 0.001;
constexpr int bytes_of_corner = 12;

using Place = std::array<float, 3>;

// Corners of faces, each with the normal of its face.
struct Soup {
    std::vector<Place> places{}, normals{};
};

// y up, in metres.
Place glb_place(const Corner3& at, double scale) {
    const double factor = metres_a_mm * scale;
    return {static_cast<float>(at.x * factor), static_cast<float>(at.z * factor), static_cast<float>(-at.y * factor)};
}

Place face_normal(const Place& a, const Place& b, const Place& c) {
    const auto part = [&](int i, int j) {
        const auto u = static_cast<std::size_t>(i), v = static_cast<std::size_t>(j);
        return static_cast<double>(b[u] - a[u]) * static_cast<double>(c[v] - a[v]) -
               static_cast<double>(b[v] - a[v]) * static_cast<double>(c[u] - a[u]);
    };
    const double x = part(1, 2), y = part(2, 0), z = part(0, 1), length = std::sqrt(x * x + y * y + z * z);
    if (length <= 0) return {0, 1, 0};
    return {static_cast<float>(x / length), static_cast<float>(y / length), static_cast<float>(z / length)};
}

void add_shell(Soup& soup, const Shell& shell, double scale) {
    for (const auto& face : shell.faces) {
        std::array<Place, 3> corners;
        for (std::size_t i = 0; i < 3; ++i)
            corners[i] = glb_place(shell.corners[static_cast<std::size_t>(face[i])], scale);
        const Place normal = face_normal(corners[0], corners[1], corners[2]);
        for (const Place& corner : corners) {
            soup.places.push_back(corner);
            soup.normals.push_back(normal);
        }
    }
}

// Writes one file; knows what stands in it already.
class GlbMaker {
public:
    explicit GlbMaker(double scale) : scale_(scale) {
        model_.asset.version = "2.0";
        model_.asset.generator = "Hexwright";
        model_.buffers.emplace_back();
        model_.scenes.emplace_back();
        model_.defaultScene = 0;
    }
    void add_step(const ModelStep& step, std::size_t number) {
        std::map<std::string, Soup> soups;
        for (const ModelPiece& piece : step.pieces)
            for (const Shell& shell : piece.shells) {
                colours_[piece.material] = shell.rgb;
                add_shell(soups[piece.material], shell, scale_);
            }
        tinygltf::Mesh mesh;
        mesh.name = "Step " + std::to_string(number);
        for (const auto& [material, soup] : soups)
            if (!soup.places.empty()) mesh.primitives.push_back(primitive_of(material, soup));
        tinygltf::Node node;
        node.name = mesh.name;
        if (!mesh.primitives.empty()) {
            node.mesh = static_cast<int>(model_.meshes.size());
            model_.meshes.push_back(std::move(mesh));
        }
        model_.scenes[0].nodes.push_back(static_cast<int>(model_.nodes.size()));
        model_.nodes.push_back(std::move(node));
    }
    std::string take() {
        std::ostringstream out;
        tinygltf::TinyGLTF writer;
        if (model_.buffers[0].data.empty()) model_.buffers.clear();
        writer.WriteGltfSceneToStream(&model_, out, false, true);
        return out.str();
    }

private:
    tinygltf::Primitive primitive_of(const std::string& material, const Soup& soup) {
        tinygltf::Primitive primitive;
        primitive.mode = TINYGLTF_MODE_TRIANGLES;
        primitive.material = material_of(material);
        primitive.attributes["POSITION"] = accessor_of(soup.places, true);
        primitive.attributes["NORMAL"] = accessor_of(soup.normals, false);
        return primitive;
    }
    int accessor_of(const std::vector<Place>& places, bool with_bounds) {
        std::vector<unsigned char>& bytes = model_.buffers[0].data;
        tinygltf::BufferView view;
        view.buffer = 0;
        view.byteOffset = bytes.size();
        view.byteLength = places.size() * bytes_of_corner;
        view.target = TINYGLTF_TARGET_ARRAY_BUFFER;
        tinygltf::Accessor accessor;
        accessor.bufferView = static_cast<int>(model_.bufferViews.size());
        accessor.componentType = TINYGLTF_COMPONENT_TYPE_FLOAT;
        accessor.type = TINYGLTF_TYPE_VEC3;
        accessor.count = places.size();
        if (with_bounds) set_bounds(accessor, places);
        for (const Place& place : places)
            for (const float part : place) {
                const auto bits = std::bit_cast<std::uint32_t>(part);
                for (int i = 0; i < 4; ++i) bytes.push_back(static_cast<unsigned char>(bits >> (8 * i) & 0xFFU));
            }
        model_.bufferViews.push_back(std::move(view));
        model_.accessors.push_back(std::move(accessor));
        return static_cast<int>(model_.accessors.size()) - 1;
    }
    static void set_bounds(tinygltf::Accessor& accessor, const std::vector<Place>& places) {
        accessor.minValues.assign(3, std::numeric_limits<double>::infinity());
        accessor.maxValues.assign(3, -std::numeric_limits<double>::infinity());
        for (const Place& place : places)
            for (std::size_t i = 0; i < 3; ++i) {
                accessor.minValues[i] = std::min(accessor.minValues[i], static_cast<double>(place[i]));
                accessor.maxValues[i] = std::max(accessor.maxValues[i], static_cast<double>(place[i]));
            }
    }
    int material_of(const std::string& name) {
        const auto [found, added] = materials_.try_emplace(name, static_cast<int>(model_.materials.size()));
        if (!added) return found->second;
        tinygltf::Material material;
        material.name = name;
        const unsigned rgb = colours_[name];
        material.pbrMetallicRoughness.baseColorFactor = {linear(rgb >> 16), linear(rgb >> 8), linear(rgb), 1.0};
        material.pbrMetallicRoughness.metallicFactor = 0;
        material.pbrMetallicRoughness.roughnessFactor = 0.7;
        model_.materials.push_back(std::move(material));
        return found->second;
    }
    // The file wants amounts of light, not the screen's numbers.
    static double linear(unsigned channel) { return std::pow((channel & 0xFFU) / 255.0, 2.2); }

    double scale_;
    tinygltf::Model model_{};
    std::map<std::string, int> materials_{};
    std::map<std::string, unsigned> colours_{};
};

}  // namespace

std::string to_glb(const std::vector<ModelStep>& model, double scale) {
    GlbMaker maker(scale);
    for (std::size_t i = 0; i < model.size(); ++i) maker.add_step(model[i], i + 1);
    return maker.take();
}

}  // namespace hexwright::exports
