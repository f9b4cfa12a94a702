#include "formats/export/models/model_files.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <map>

namespace hexwright::exports {

namespace {

ModelPiece model_piece(const PlacedPiece& piece, std::size_t number, const Terrain& terrain,
                       const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    return {type.id + " " + std::to_string(number), catalogue[type.terrain].id, shells_of(piece, terrain, catalogue)};
}

// ---- OBJ

// Always with a point, whatever the person's language.
std::string decimal(double value, int places) {
    const auto factor = static_cast<long long>(std::pow(10, places));
    const long long whole = std::llround(value * static_cast<double>(factor));
    std::string digits = std::to_string(std::abs(whole));
    if (digits.size() <= static_cast<std::size_t>(places))
        digits.insert(0, static_cast<std::size_t>(places) + 1 - digits.size(), '0');
    digits.insert(digits.size() - static_cast<std::size_t>(places), ".");
    return whole < 0 ? "-" + digits : digits;
}

// Blanks end a name in these files, line breaks begin another statement, "#" begins a comment, "\\" joins lines.
std::string one_word(std::string name) {
    for (char& letter : name)
        if (const auto byte = static_cast<unsigned char>(letter);
            byte <= ' ' || byte == 0x7F || byte == '#' || byte == '\\')
            letter = '_';
    return name;
}

// ---- STL

void put_little(std::string& out, std::uint32_t number, int bytes) {
    for (int i = 0; i < bytes; ++i) out += static_cast<char>(number >> (8 * i) & 0xFFU);
}
void put_real(std::string& out, double number) {
    put_little(out, std::bit_cast<std::uint32_t>(static_cast<float>(number)), 4);
}

std::array<double, 3> normal_of(const Corner3& a, const Corner3& b, const Corner3& c) {
    const double ux = b.x - a.x, uy = b.y - a.y, uz = b.z - a.z, vx = c.x - a.x, vy = c.y - a.y, vz = c.z - a.z;
    const double x = uy * vz - uz * vy, y = uz * vx - ux * vz, z = ux * vy - uy * vx;
    const double length = std::sqrt(x * x + y * y + z * z);
    return length > 0 ? std::array{x / length, y / length, z / length} : std::array{0.0, 0.0, 1.0};
}

template <class Function>
void each_shell(const std::vector<ModelStep>& model, Function function) {
    for (const ModelStep& step : model)
        for (const ModelPiece& piece : step.pieces)
            for (const Shell& shell : piece.shells) function(piece, shell);
}

}  // namespace

std::vector<ModelStep> model_of(const Scenario& scenario, const Catalogue& catalogue) {
    const Terrain terrain = terrain_of(scenario.battlefield, catalogue);
    const BuildPlan plan = build_plan(scenario.battlefield, terrain, catalogue);
    std::vector<ModelStep> model;
    std::size_t number = 0;
    for (const BuildStep& step : plan.steps) {
        ModelStep& made = model.emplace_back();
        for (const PieceId id : laid_in(step))
            made.pieces.push_back(model_piece(*scenario.battlefield.find(id), ++number, terrain, catalogue));
    }
    return model;
}

std::string materials_name(const std::string& obj_name) {
    return one_word(std::filesystem::path(obj_name).replace_extension(".mtl").string());
}

std::string to_obj(const std::vector<ModelStep>& model, double scale, const std::string& materials_file) {
    std::string text = "# In millimetres, z up.\nmtllib " + one_word(materials_file) + "\n";
    const ModelPiece* last = nullptr;
    std::size_t before = 1;  // Corners are counted from 1 through the whole file.
    each_shell(model, [&](const ModelPiece& piece, const Shell& shell) {
        if (&piece != last) text += "o " + one_word(piece.name) + "\nusemtl " + one_word(piece.material) + "\n";
        last = &piece;
        for (const Corner3& at : shell.corners)
            text += "v " + decimal(at.x * scale, 4) + " " + decimal(at.y * scale, 4) + " " + decimal(at.z * scale, 4) +
                    "\n";
        for (const auto& face : shell.faces) {
            text += "f";
            for (const int corner : face) text += " " + std::to_string(before + static_cast<std::size_t>(corner));
            text += "\n";
        }
        before += shell.corners.size();
    });
    return text;
}

std::string to_mtl(const std::vector<ModelStep>& model) {
    std::map<std::string, unsigned> materials;
    each_shell(model, [&](const ModelPiece& piece, const Shell& shell) { materials[piece.material] = shell.rgb; });
    std::string text;
    for (const auto& [name, rgb] : materials) {
        text += "newmtl " + one_word(name) + "\nKd";
        for (const int shift : {16, 8, 0}) text += " " + decimal((rgb >> shift & 0xFFU) / 255.0, 3);
        text += "\n";
    }
    return text;
}

std::string to_stl(const std::vector<ModelStep>& model, double scale) {
    std::string body;
    std::uint32_t count = 0;
    each_shell(model, [&](const ModelPiece&, const Shell& shell) {
        for (const auto& face : shell.faces) {
            const auto corner = [&](int i) {
                return shell.corners[static_cast<std::size_t>(face[static_cast<std::size_t>(i)])];
            };
            for (const double part : normal_of(corner(0), corner(1), corner(2))) put_real(body, part);
            for (int i = 0; i < 3; ++i)
                for (const double part : {corner(i).x, corner(i).y, corner(i).z}) put_real(body, part * scale);
            put_little(body, 0, 2);
            ++count;
        }
    });
    std::string out = "Hexwright battlefield, millimetres";
    out.resize(80, ' ');
    put_little(out, count, 4);
    return out + body;
}

}  // namespace hexwright::exports
