// The whole window without a window: Dear ImGui without a renderer, real widgets, and clicks and keys through the
// window's own queue.
#pragma once
#include "editor/files/files.h"
#include "editor/panels/status.h"
#include "editor/panes/plan_pane.h"
#include "editor/panes/scene_pane.h"
#include "editor/tools/tool_choice.h"
#include "editor/window/main_window.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace hexwright {

class CountingBackend final : public Backend {
public:
    int uploads = 0, scene_changes = 0;

    TextureId upload(const Pixels& pixels, TextureId reuse) override {
        ++uploads;
        if (pixels.bgra.size() != static_cast<std::size_t>(pixels.width) * static_cast<std::size_t>(pixels.height))
            throw std::logic_error("pixels without their size");
        return reuse != 0 ? reuse : next_++;
    }
    void release(TextureId) override {}
    TextureId scene(const Snapshot& now, const Catalogue&, const Camera& camera, const Highlight& highlight,
                    const SceneLook& look, int width, int height) override {
        const bool same = now.scenario == drawn_ && camera == camera_ && highlight == highlight_ && look == look_ &&
                          width == width_ && height == height_;
        if (!same) ++scene_changes;
        drawn_ = now.scenario, camera_ = camera, highlight_ = highlight, look_ = look, width_ = width, height_ = height;
        return 999999;
    }

private:
    TextureId next_ = 1;
    std::shared_ptr<const Scenario> drawn_;
    Camera camera_;
    Highlight highlight_;
    SceneLook look_;
    int width_ = 0, height_ = 0;
};

using testing::bytes_of, testing::TemporaryFolder;

struct ImGuiScope {
    ImGuiScope() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {1280, 800};
        io.DeltaTime = 1.0F / 60;
        // Like the real one: allows more than 65,536 vertices in a list.
        io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
        set_key_map(io);
        unsigned char* pixels = nullptr;
        int width = 0, height = 0;
        io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
        io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(std::uintptr_t{888888}));
    }
    ~ImGuiScope() { ImGui::DestroyContext(); }
};

class Rig {
public:
    Rig() : Rig(test_catalogue(), test_words()) {}
    Rig(const Catalogue& catalogue, const Words& words) : editor(catalogue, words), main_window(editor, backend) {
        main_window.ui.stay_plain = true;
        settle();
    }
    explicit Rig(const std::string& sample_name) : Rig() {
        if (!open_file(editor, sample(sample_name))) throw std::runtime_error(editor.dialog.trouble);
        settle();
    }

    void settle() {
        while (main_window.busy()) main_window.frame();
        for (int frames = 0; frames < 4; ++frames) main_window.frame();
    }
    void move_to(ImVec2 at) {
        main_window.input.push(MouseMove{at.x, at.y});
        settle();
    }
    void click_at(ImVec2 at) {
        main_window.input.push(MouseMove{at.x, at.y});
        main_window.input.push(MouseEdge{0, true});
        main_window.input.push(MouseEdge{0, false});
        settle();
    }
    // A gesture: pressed at the first point, moved over the others, released at the last. Buttons: 0 left, 1 right, 2
    // middle.
    void press_at(ImVec2 at, Mods mods = {}, int button = 0) {
        main_window.input.push(MouseMove{at.x, at.y});
        main_window.input.push(MouseEdge{button, true, mods});
        settle();
    }
    void let_go(Mods mods = {}, int button = 0) {
        main_window.input.push(MouseEdge{button, false, mods});
        settle();
        main_window.input.push(KeyEdge{Key::None, false, {}});  // Releases the modifiers held with it.
        settle();
    }
    void drag_along(const std::vector<ImVec2>& path, Mods mods = {}, int button = 0) {
        press_at(path.front(), mods, button);
        for (const ImVec2 at : path) move_to(at);
        let_go(mods, button);
    }
    // Moves the hex into view first if it is out of sight.
    ImVec2 point_on_plan(HexCoord hex) {
        const auto at = point_of(main_window.ui, editor, hex);
        settle();
        return *at;
    }
    void drag_hexes(const std::vector<HexCoord>& hexes, Mods mods = {}, int button = 0) {
        press_at(point_on_plan(hexes.front()), mods, button);
        for (const HexCoord hex : hexes) move_to(point_on_plan(hex));
        let_go(mods, button);
    }
    void click_hex_with(HexCoord hex, Mods mods, int button = 0) { drag_hexes({hex}, mods, button); }
    // Drags in 3D over the centres of these spaces' tops as seen on the screen. Something nearer may hide them.
    void drag_spaces(const std::vector<Space>& spaces, Mods mods = {}, int button = 0) {
        std::vector<ImVec2> path;
        for (const Space space : spaces) path.push_back(*point_in_scene(main_window.ui, editor, space));
        drag_along(path, mods, button);
    }
    bool sees(const std::string& label) const { return main_window.ui.find(label).has_value(); }
    void click_on(const std::string& label) {
        if (!sees(label)) throw std::runtime_error("not on the screen: " + label);
        if (!middle_in_sight(label)) roll_into_sight(label);
        click_at(main_window.ui.find(label)->middle());
    }
    bool middle_in_sight(const std::string& label) const {  // The edge of a list may cut its last row.
        const auto& in_sight = main_window.ui.in_sight();
        const auto found = in_sight.find(label);
        return found != in_sight.end() && found->second.box.holds(main_window.ui.find(label)->middle());
    }
    void roll_into_sight(const std::string& label) {
        main_window.ui.sought = label;
        settle();
        main_window.ui.sought.clear();
        settle();
    }
    void click_hex(HexCoord hex) {
        const auto at = point_of(main_window.ui, editor, hex);
        settle();
        click_at(*at);
    }
    void hover_hex(HexCoord hex) {
        const auto at = point_of(main_window.ui, editor, hex);
        settle();
        move_to(*at);
    }
    void key(const char* text) {
        main_window.input.press(*key_from(text));
        settle();
    }
    void put(const std::vector<PlacedPiece>& pieces) {  // On the map, as one step, and shows all of it.
        if (editor.map.document.commit({PlacePieces{pieces}, {}}))
            throw std::runtime_error("the test's pieces are refused");
        editor.map.view.frame_plan = true;
        settle();
    }
    void type(const std::string& text) {
        for (std::size_t at = 0; at < text.size();) {  // UTF-8, character by character.
            const auto first = static_cast<unsigned char>(text[at]);
            const std::size_t bytes = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
            unsigned code = bytes == 1 ? first : first & (0xFFU >> (bytes + 1));
            for (std::size_t more = 1; more < bytes; ++more)
                code = code << 6 | (static_cast<unsigned char>(text[at + more]) & 0x3FU);
            main_window.input.push(Character{code});
            at += bytes;
        }
        settle();
    }
    std::size_t pieces() const { return editor.now().scenario->battlefield.size(); }
    std::string text() const { return write_scenario(*editor.now().scenario, editor.catalogue()); }
    std::string notice() const { return notice_text(editor); }

    ImGuiScope imgui;
    CountingBackend backend;
    EditorState editor;
    MainWindow main_window;
};

}  // namespace hexwright
