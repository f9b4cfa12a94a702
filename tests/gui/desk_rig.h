// The window with a scenario on the desk, which is written by clicks and keys.
#pragma once
#include "editor/desk/desk.h"
#include "editor/desk/desk_words.h"
#include "editor/document/files/open.h"
#include "engine/scenario/scenario_words.h"
#include "tests/gui/rig.h"

#include <stdexcept>
#include <string>
#include <utility>

#include <catch2/catch.hpp>

namespace hexwright {

class DeskRig : public Rig {
public:
    explicit DeskRig(Scenario scenario) { begin(std::move(scenario)); }
    explicit DeskRig(const std::string& file) {
        auto read = open_scenario(file, editor.catalogue());
        if (!read) throw std::runtime_error(read.error().message.id);
        begin(std::move(read->scenario));
    }

    virtual ~DeskRig() = default;
    DeskRig(const DeskRig&) = delete;
    DeskRig& operator=(const DeskRig&) = delete;

    virtual const WordNode& words() { return desk_words(editor.map); }
    const Scenario& scenario() const { return *editor.now().scenario; }

    // A new word of this name behind the last of the list, by the chip or button that adds it.
    virtual void add(const WordPath& place, const std::string& name) {
        const bool at_top =
            place.steps.size() == 1 || (place.steps.size() == 2 && words().list(place.steps[0].list)->one);
        if (at_top) {
            click_on("desk.new-" + name);
            return;
        }
        click_on("add:" + to_text(place));
        if (!sees("menu:filter")) return;  // There is but one sort of word, and it is put at once.
        type(name);
        click_on("new:" + name);
    }
    virtual void fill(const WordPath& member, const std::string& text) {
        if (!sees("slot:" + to_text(member))) {
            WordPath word = member;
            word.member.clear();
            click_on("more:" + to_text(word));
            click_on("member:" + member.member);
            if (slot_at(words(), member)->text == text) return;  // The only choice is made at once.
        } else {
            click_on("slot:" + to_text(member));
        }
        if (sees("menu:filter")) type(text);
        if (sees("option:" + text)) return click_on("option:" + text);
        click_on("desk:typed");
        key("ctrl+a");
        type(text);
        click_on("desk:set");
    }
    // Makes the list like the wanted one, word by word.
    void write(const WordList& wanted, const WordPath& place) {
        for (std::size_t i = 0; i < wanted.parts.size(); ++i) {
            WordPath path = place;
            path.steps.back().index = i;
            add(place, std::string(wanted.parts[i].name));
            write_inside(wanted.parts[i], path);
        }
    }
    void write_inside(const WordNode& wanted, const WordPath& path) {
        for (const Slot& slot : wanted.slots) {
            const WordPath member = path.at(std::string(slot.name));
            const Slot* now = slot_at(words(), member);
            INFO(to_text(member) << " = " << slot.text);
            REQUIRE(now);
            if (!slot.text.empty() && now->text != slot.text) fill(member, slot.text);
            CHECK(slot_at(words(), member)->text == slot.text);
        }
        for (const WordList& list : wanted.lists) write(list, path.inside(std::string(list.name)));
    }

private:
    void begin(Scenario scenario) {
        ImGui::GetIO().DisplaySize = {2400, 6000};
        scenario.battlefield_source.clear();
        replace_document(editor, Document(editor.catalogue(), std::move(scenario)));
        editor.dialog = {};
        settle();
        key("f4");
        if (!editor.map.desk.open) throw std::runtime_error("the desk does not open");
    }
};

inline const WordPath desk_top{};

inline std::string scenario_file(const std::string& name) {
    return HEXWRIGHT_SOURCE_DIR "/samples/scenarios/" + name + ".xml";
}

}  // namespace hexwright
