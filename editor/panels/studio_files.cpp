// Opening, saving and leaving: what happens to the document as a file.
#include "editor/panels/studio.h"
#include "editor/workbench/open.h"

namespace hexwright {

namespace {

void show_trouble(Studio& studio, const char* remedy, const Error& error) {
    studio.asking = {Dialog::Trouble, Wish::None, {}, describe(error, studio.words), studio.words(remedy)};
}

void start_over(Studio& studio, Desk desk) {
    std::optional<Holding> owned = studio.desk.owned();
    desk.follow(studio.desk);
    studio.desk = std::move(desk);
    if (owned) studio.desk.own(std::move(owned));
    studio.tool = Tool::Select;
    studio.armed.reset();
    studio.carried.reset();
    studio.pressed.reset();
    studio.symmetry = {};
    studio.selected.clear();
    studio.hovered.reset();
    studio.marked.clear();
    studio.notice.reset();
    studio.level = 1;
    show_whole(studio, studio.now().scenario->battlefield.size() > 0);  // the first sight of a map: all of it, in full colour
    studio.frame_plan = studio.frame_scene = true;
    studio.frame_selection = false;
    studio.plan_goal.reset();
}

}  // namespace

bool open_file(Studio& studio, const std::filesystem::path& file) {
    auto read = open_scenario(file, studio.catalogue());
    if (!read) {
        const bool has_place = read.error().at && read.error().at->line > 0;
        show_trouble(studio, has_place ? "trouble.open-remedy" : "trouble.open-remedy-elsewhere", read.error());
        return false;
    }
    start_over(studio, Desk(studio.catalogue(), std::move(read->scenario), file));
    studio.folder = std::filesystem::absolute(file).parent_path();
    if (!read->notes.empty()) studio.notice = Notice{read->notes.front(), false};
    return true;
}

bool save_file(Studio& studio, const std::filesystem::path& file) {
    if (const auto saved = studio.desk.save(file); !saved) {
        show_trouble(studio, "trouble.save-remedy", saved.error());
        return false;
    }
    studio.folder = std::filesystem::absolute(file).parent_path();
    studio.notice = Notice{{"notice.saved", {{"file", file.filename().string()}}}, false};
    return true;
}

void save(Studio& studio) {
    studio.notice.reset();
    if (!studio.desk.file()) {
        studio.asking.dialog = Dialog::SaveAs;
        return;
    }
    const Asking before = studio.asking;
    studio.asking = {};
    if (!save_file(studio, *studio.desk.file())) return;
    if (before.then == Wish::None) return;
    studio.asking = before;
    grant(studio);
}

void ask_for(Studio& studio, Wish wish, std::filesystem::path file) {
    studio.notice.reset();
    studio.asking = {Dialog::None, wish, std::move(file), {}, {}};
    if (studio.desk.changed()) studio.asking.dialog = Dialog::Unsaved;
    else grant(studio);
}

void grant(Studio& studio) {
    const Asking asked = std::exchange(studio.asking, {});
    switch (asked.then) {
        case Wish::None: break;
        case Wish::New: start_over(studio, Desk(studio.catalogue())); break;
        case Wish::Open: studio.asking.dialog = Dialog::Open; break;
        case Wish::OpenFile: open_file(studio, asked.file); break;
        case Wish::Quit: studio.quit = true; break;
    }
}

std::string title_of(const Studio& studio) {
    const Scenario& scenario = *studio.now().scenario;
    if (!scenario.about->title.empty()) return scenario.about->title;
    if (!scenario.battlefield_name.empty()) return scenario.battlefield_name;
    if (studio.desk.file()) return studio.desk.file()->stem().string();
    return studio.words("title.untitled");
}

}  // namespace hexwright
