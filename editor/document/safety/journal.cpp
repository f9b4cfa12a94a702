#include "editor/document/safety/journal.h"

#include "editor/document/files/picture_paths.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <system_error>

namespace hexwright::document {

namespace {

RecoveryHead head_of(const Document& document, const std::string& title) {
    std::error_code ignored;
    RecoveryHead head{{}, document.stamp().digest, title};
    if (document.file()) head.file = std::filesystem::absolute(*document.file(), ignored);
    return head;
}

// Writes pictures with absolute paths, so that the text means the same wherever it lies. Names that no file can hold
// are replaced, or the text could not be read again.
std::string text_of(const Scenario& scenario, const Catalogue& catalogue) {
    return write_scenario(with_whole_picture_paths(with_relative_picture_paths(scenario, "/map"), "/map"), catalogue);
}

Refusal no_memory(const std::filesystem::path& state) {
    const std::string reason = std::make_error_code(std::errc::not_enough_memory).message();
    return {Message{"journal.unwritable", {{"folder", recovery_folder(state).string()}, {"reason", reason}}}};
}

}  // namespace

void Journal::look_at_result() {
    if (!job_.started() || job_.running()) return;
    const std::optional<Done> done = job_.take();
    if (done && *done) trouble_.reset();
    else trouble_ = done ? done->error() : no_memory(state_);
}

void Journal::follow(const Document& document, const std::string& title, Time now) {
    look_at_result();
    if (!document.changed()) {
        trouble_.reset();
        if (writer_) finish_with(&RecoveryWriter::remove);
    } else if (!job_.running() && (document.now().scenario != sent_ || (trouble_ && now - tried_ >= patience))) {
        tried_ = now;
        write(document, title);
    }
}

void Journal::write(const Document& document, const std::string& title) {
    if (!writer_) writer_ = std::make_shared<RecoveryWriter>(state_, head_of(document, title));
    sent_ = document.now().scenario;
    const auto written = document.file() ? document.as_written_to(*document.file()) : sent_;
    const auto work = [writer = writer_, scenario = written, catalogue = document.kept_catalogue()](JobWatch&) {
        return writer->write(text_of(*scenario, *catalogue));
    };
    job_ = jobs_->start(work, Urgency::Urgent);
}

void Journal::finish_with(void (RecoveryWriter::*last_act)()) {
    const auto work = [writer = std::move(writer_), last_act](JobWatch&) {
        ((*writer).*last_act)();
        return Done();
    };
    writer_.reset();
    sent_.reset();
    job_.let_run();
    jobs_->start(work, Urgency::Urgent).let_run();
}

void Journal::let_go(const Document& document, const std::string& title) {
    if (!document.changed()) {  // It was saved a moment ago, perhaps.
        if (writer_) finish_with(&RecoveryWriter::remove);
        return;
    }
    if (document.now().scenario != sent_ || trouble_) write(document, title);
    trouble_.reset();
    finish_with(&RecoveryWriter::discard);
}

bool Journal::behind(const Document& document) const {
    return job_.started() || (document.changed() && (document.now().scenario != sent_ || trouble_));
}

}  // namespace hexwright::document
