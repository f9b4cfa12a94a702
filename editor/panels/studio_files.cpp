// Opening, saving and leaving: the document as a file.
#include "editor/panels/studio.h"
#include "editor/workbench/open.h"

namespace hexwright {

namespace {

void show_trouble(Studio& studio, const char* remedy, const Error& error) {
    studio.asking = {Dialog::Trouble, Wish::None, {}, describe(error, studio.words), studio.words(remedy)};
}

bool is_ours(const std::filesystem::path& file) {
    const FileKind kind = kind_of(file);
    return kind != FileKind::Hsc && kind != FileKind::Web;
}

bool take_lock(Studio& studio, const std::filesystem::path& file) {
    MapLock map = lock_map(file, studio.safety.state);
    if (!map.lock) return false;
    studio.safety.lock = std::move(*map.lock);
    return true;
}

}  // namespace

void start_over(Studio& studio, Desk desk, FileLock lock) {
    if (studio.safety.journal) studio.safety.journal->let_go(studio.desk, title_of(studio));
    studio.safety.lock.remove();
    studio.safety.lock = std::move(lock);
    studio.errands.stop();
    studio.welcome = false;  // The table is no longer empty.
    std::optional<Holding> owned = studio.desk.owned();
    desk.follow(studio.desk);
    studio.desk = std::move(desk);
    if (owned) studio.desk.own(std::move(owned));
    studio.tool = Tool::Select;
    studio.armed.reset();
    studio.carried.reset();
    studio.pressed.reset();
    studio.symmetry = {};
    select(studio, {});
    studio.hovered.reset();
    studio.marked.clear();
    studio.notice.reset();
    studio.seeing = {};
    studio.level = 1;
    // A newly opened map is first shown whole, in full colour.
    show_whole(studio, studio.now().scenario->battlefield.size() > 0);
    studio.frame_plan = studio.frame_scene = true;
    studio.frame_selection = false;
    studio.plan_goal.reset();
}

bool open_file(Studio& studio, const std::filesystem::path& file, OpenHow how) {
    const std::filesystem::path here = std::filesystem::absolute(file);
    FileStamp stamp = stamp_of(file);  // Taken before reading, so that any later change is noticed.
    auto read = open_scenario(file, studio.catalogue());
    if (!read) {
        const bool has_place = read.error().at && read.error().at->line > 0;
        show_trouble(studio, has_place ? "trouble.open-remedy" : "trouble.open-remedy-elsewhere", read.error());
        return false;
    }
    studio.safety.lock.remove();  // It may be the same file.
    MapLock map = lock_map(file, studio.safety.state);
    if (!map.lock && how == OpenHow::Ask) {
        studio.asking = {Dialog::InUse, Wish::OpenFile, file, map.owner, {}};
        if (studio.desk.file()) take_lock(studio, *studio.desk.file());
        return false;
    }
    if (how == OpenHow::Copy) start_over(studio, Desk(studio.catalogue(), std::move(read->scenario)));
    else
        start_over(studio, Desk(studio.catalogue(), std::move(read->scenario), file, std::move(stamp)),
                   std::move(map.lock).value_or(FileLock()));
    studio.folder = here.parent_path();
    if (how != OpenHow::Copy) remember_file(studio.settings, file);
    if (!is_ours(file))
        studio.asking = {
            .dialog = Dialog::Imported, .file = file, .account = {std::move(read->became), std::move(read->notes)}};
    else if (!read->notes.empty()) studio.notice = Notice{read->notes.front(), false};
    return true;
}

bool save_file(Studio& studio, const std::filesystem::path& file) {
    const bool elsewhere = studio.desk.file() != file;
    MapLock map;
    if (elsewhere) map = lock_map(file, studio.safety.state);
    if (elsewhere && !map.lock) {
        show_trouble(studio, "trouble.in-use-remedy",
                     {{"trouble.in-use", {{"file", file.filename().string()}, {"process", map.owner}}}, {}});
        return false;
    }
    const auto saved = studio.desk.save(file);
    if (!saved) {
        show_trouble(studio, "trouble.save-remedy", saved.error());
        return false;
    }
    remember_file(studio.settings, file);
    if (elsewhere && studio.desk.file() == file) {  // Otherwise it was saved as a copy, and the map keeps its own file.
        studio.safety.lock.remove();
        studio.safety.lock = std::move(*map.lock);
    } else if (elsewhere) {
        map.lock->remove();
    }
    studio.folder = std::filesystem::absolute(file).parent_path();
    const char* words = saved->lost.empty() ? "notice.saved" : "notice.saved-in-part";
    studio.notice = Notice{{words, {{"file", file.filename().string()}}}, false};
    return true;
}

void save_to(Studio& studio, const std::filesystem::path& file, Told told) {
    const Asking before = std::exchange(studio.asking, {});
    if (Change change = told == Told::Yes ? Change{} : change_in(file, *studio.now().scenario, studio.catalogue());
        !change.empty()) {
        studio.asking = before;
        studio.asking.dialog = Dialog::Exporting;
        studio.asking.target = file;
        studio.asking.account = {std::move(change.instead), std::move(change.lost)};
        return;
    }
    if (!save_file(studio, file) || before.then == Wish::None) return;
    studio.asking = {.then = before.then, .file = before.file};
    // It was saved as a copy that leaves things out.
    if (studio.desk.changed()) studio.asking.dialog = Dialog::Unsaved;
    else grant(studio);
}

// Never saves into another program's file just because it was opened: what its format cannot express would be lost.
void save(Studio& studio) {
    studio.notice.reset();
    if (!studio.desk.file() || !is_ours(*studio.desk.file())) {
        studio.asking.dialog = Dialog::SaveAs;
    } else if (studio.desk.look_at_file() == FileNews::Changed) {
        studio.asking.dialog = Dialog::Changed;
        studio.asking.saving = true;
    } else {
        save_to(studio, std::filesystem::path(*studio.desk.file()));
    }
}

std::string suggested_name(const Studio& studio) {
    if (!studio.desk.file()) return studio.words("title.untitled-file");
    std::filesystem::path name = studio.desk.file()->filename();
    if (is_ours(name)) return name.string();
    if (name.extension() == ".gz" && name.stem().has_extension()) name = name.stem();
    return name.stem().string() + ".xml";
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
        case Wish::None:
            break;
        case Wish::New:
            start_over(studio, Desk(studio.catalogue()));
            break;
        case Wish::Open:
            studio.asking.dialog = Dialog::Open;
            break;
        case Wish::OpenFile:
            open_file(studio, asked.file);
            break;
        case Wish::Quit:
            if (studio.safety.journal) studio.safety.journal->let_go(studio.desk, title_of(studio));
            studio.safety.lock.remove();
            studio.quit = true;
            break;
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
