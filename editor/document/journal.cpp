#include "editor/document/journal.h"

#include "editor/document/picture_paths.h"
#include "formats/xml/scenario_xml.h"

namespace hexwright::document {

namespace {

RecoveryHead head_of(const Document& document, const std::string& title) {
    std::error_code no_matter;
    RecoveryHead head{{}, document.stamp().digest, title};
    if (document.file()) head.file = std::filesystem::absolute(*document.file(), no_matter);
    return head;
}

// Writes pictures with absolute paths, so that the text means the same wherever it lies. Names that no file can hold
// are replaced, or the text could not be read again.
std::string text_of(const Scenario& scenario, const Catalogue& catalogue) {
    return write_scenario(with_whole_picture_paths(with_relative_picture_paths(scenario, "/map"), "/map"), catalogue);
}

}  // namespace

void Journal::look_at_result() {
    const std::optional<Done> done = job_.take();
    if (!done) return;
    if (*done) {
        told_ = false;
    } else if (!std::exchange(told_, true)) {
        trouble_ = done->error();
    }
}

void Journal::follow(const Document& document, const std::string& title) {
    look_at_result();
    if (!document.changed()) {
        if (writer_) finish_with(&RecoveryWriter::remove);
    } else if (document.now().scenario != sent_ && !job_.running()) {
        write(document, title);
    }
}

void Journal::write(const Document& document, const std::string& title) {
    if (!writer_) writer_ = std::make_shared<RecoveryWriter>(state_, head_of(document, title));
    sent_ = document.now().scenario;
    const auto work = [writer = writer_, scenario = sent_, catalogue = &document.catalogue()](JobWatch&) {
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
    if (!document.changed()) return;
    if (document.now().scenario != sent_) write(document, title);
    finish_with(&RecoveryWriter::discard);
}

bool Journal::behind(const Document& document) const {
    return job_.running() || (document.changed() && document.now().scenario != sent_);
}

std::optional<Refusal> Journal::take_trouble() { return std::exchange(trouble_, std::nullopt); }

}  // namespace hexwright::document
