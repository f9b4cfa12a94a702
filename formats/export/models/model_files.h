// A battlefield as a model: GLB with a node for each step of its building, OBJ with its materials, STL for printers.
#pragma once
#include "engine/assembly/build_plan.h"
#include "engine/scenario/scenario.h"
#include "formats/export/models/shell.h"
#include "formats/export/room.h"

#include <string>
#include <vector>

namespace hexwright::exports {

struct ModelPiece {
    std::string name;  // For example "grass-7 12".
    std::string material;
    std::vector<Shell> shells;
};
struct ModelStep {
    std::vector<ModelPiece> pieces;
};
// The pieces in the order of hands.
std::vector<ModelStep> model_of(const Scenario& scenario, const Catalogue& catalogue);

// `scale` 1 is the size of the real pieces. GLB is in metres, y up; OBJ and STL are in millimetres, z up.
std::string to_glb(const std::vector<ModelStep>& model, double scale);
// The name of the file of materials beside an OBJ file of this name: one word, as the OBJ file can name no other.
std::string materials_name(const std::string& obj_name);
std::string to_obj(const std::vector<ModelStep>& model, double scale, const std::string& materials_file);
std::string to_mtl(const std::vector<ModelStep>& model);
std::string to_stl(const std::vector<ModelStep>& model, double scale);  // Binary.

}  // namespace hexwright::exports
