#include "editor/panels/safekeeping.h"

#include "editor/workbench/open.h"

namespace hexwright {

namespace {

Recovery take_chosen(Safety& safety) {
    const auto at =
        safety.recoveries.begin() + static_cast<std::ptrdiff_t>(std::min(safety.chosen, safety.recoveries.size() - 1));
    Recovery taken = std::move(*at);
    safety.recoveries.erase(at);
    safety.chosen = 0;
    return taken;
}

// The desk as it was, starting from the map's file if that can still be read, so that undo shows what was saved.
Desk desk_under(const Studio& studio, const RecoveryHead& head) {
    if (head.file.empty()) return Desk(studio.catalogue());
    FileStamp stamp = stamp_of(head.file);
    const bool same = stamp.digest == head.digest;
    if (!same) stamp = {!head.digest.empty(), 0, 0, head.digest};  // The next check finds it changed and asks.
    auto read = open_scenario(head.file, studio.catalogue());
    return read && same ? Desk(studio.catalogue(), std::move(read->scenario), head.file, stamp)
                        : Desk(studio.catalogue(), {}, head.file, stamp);
}

bool put_on_desk(Studio& studio, Recovery recovery) {
    auto read = read_scenario(recovery.text, recovery.file.string(), studio.catalogue());
    if (!read) {
        studio.asking = {Dialog::Trouble,
                         Wish::None,
                         {},
                         describe(read.error(), studio.words),
                         studio.words("recover.unreadable-remedy")};
        studio.safety.recoveries.push_back(std::move(recovery));
        studio.safety.offer = false;  // It is still under Recovered maps in the File menu.
        return false;
    }
    Desk desk = desk_under(studio, recovery.head);
    desk.recover(std::move(read->scenario), {"history.recovered"});
    start_over(studio, std::move(desk));
    if (studio.desk.file())
        if (MapLock map = lock_map(*studio.desk.file(), studio.safety.state); map.lock)
            studio.safety.lock = std::move(*map.lock);
    studio.safety.on_desk = std::move(recovery);
    say(studio, {"notice.recovered", {{"title", title_of(studio)}}});
    return true;
}

}  // namespace

void begin_safekeeping(Studio& studio, std::filesystem::path state) {
    if (state.empty()) return;
    empty_trash(state, trash_days);
    studio.safety.journal = std::make_unique<Journal>(studio.jobs, state);
    studio.safety.recoveries = find_recoveries(state);
    studio.safety.offer = !studio.safety.recoveries.empty();
    studio.safety.state = std::move(state);
}

void keep_safe(Studio& studio) {
    Safety& safety = studio.safety;
    if (!safety.journal || studio.quit) return;
    safety.journal->follow(studio.desk, title_of(studio));
    if (safety.on_desk && !safety.journal->behind(studio.desk)) {
        remove(*safety.on_desk);
        safety.on_desk.reset();
    }
    if (const auto trouble = safety.journal->take_trouble()) studio.notice = Notice{trouble->message, true};
    if (!safety.offer || studio.asking.dialog != Dialog::None) return;
    safety.chosen = 0;
    studio.asking.dialog = safety.recoveries.empty() ? Dialog::None : Dialog::Recover;
}

void look_at_file(Studio& studio) {
    if (studio.asking.dialog != Dialog::None) return;
    const FileNews news = studio.desk.look_at_file();
    if (news == FileNews::Changed) studio.asking.dialog = Dialog::Changed;
    if (news == FileNews::Gone) studio.asking.dialog = Dialog::Gone;
}

void recover(Studio& studio) {
    studio.asking = {};
    studio.safety.offer = false;
    if (put_on_desk(studio, take_chosen(studio.safety))) look_at_file(studio);
}

void recover_as(Studio& studio) {
    studio.asking = {};
    studio.safety.offer = true;  // Offers the others once this one is saved.
    if (put_on_desk(studio, take_chosen(studio.safety))) studio.asking.dialog = Dialog::SaveAs;
}

void discard_recovery(Studio& studio) {
    Recovery recovery = take_chosen(studio.safety);
    discard(recovery, studio.safety.state);
    studio.safety.chosen = 0;
    if (studio.safety.recoveries.empty()) decide_later(studio);
}

void decide_later(Studio& studio) {
    studio.asking = {};
    studio.safety.offer = false;
}

void reload(Studio& studio) {
    studio.asking = {};
    if (studio.desk.file()) open_file(studio, std::filesystem::path(*studio.desk.file()));
}

void keep_mine(Studio& studio) {
    const Asking asked = std::exchange(studio.asking, {});
    studio.desk.accept_file_news();
    if (!asked.saving) return;
    studio.asking.then = asked.then, studio.asking.file = asked.file;
    save(studio);
}

}  // namespace hexwright
