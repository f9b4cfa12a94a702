#include "editor/document/document.h"

#include "editor/document/symmetry/symmetric.h"
#include "engine/core/visit.h"

#include <algorithm>
#include <cassert>
#include <system_error>

namespace hexwright::document {

namespace {

std::filesystem::path home_of(const std::filesystem::path& file) {
    std::error_code ignored;
    return std::filesystem::absolute(file, ignored).lexically_normal().parent_path();
}

}  // namespace

Document::Document(const Catalogue& catalogue, Scenario scenario, std::optional<std::filesystem::path> file,
                   FileStamp stamp)
    : Document(std::shared_ptr<const Catalogue>(std::shared_ptr<void>(), &catalogue), std::move(scenario),
               std::move(file), std::move(stamp)) {}

Document::Document(std::shared_ptr<const Catalogue> catalogue, Scenario scenario,
                   std::optional<std::filesystem::path> file, FileStamp stamp)
    : catalogue_(std::move(catalogue)),
      history_(std::move(scenario)),
      file_(std::move(file)),
      stamp_(std::move(stamp)),
      saved_(history_.now()) {
    if (file_) home_ = home_of(*file_);
    look();
}

std::filesystem::path Document::battlefield_file() const {
    const std::string& source = history_.now()->battlefield_source;
    return source.empty() ? std::filesystem::path() : (home_ / source).lexically_normal();
}

std::shared_ptr<const Scenario> Document::as_written_to(const std::filesystem::path& file) const {
    if (history_.now()->battlefield_source.empty() || home_.empty() || home_ == home_of(file)) return history_.now();
    const std::filesystem::path relative = battlefield_file().lexically_relative(home_of(file));
    if (relative.empty()) return history_.now();
    auto scenario = std::make_shared<Scenario>(*history_.now());
    scenario->battlefield_source = relative.generic_string();
    return scenario;
}

void Document::look() { now_ = snapshot_of(history_.now(), *catalogue_, owned_ ? &*owned_ : nullptr, ++numbers_); }

Proposal Document::propose(const Edit& edit, const Symmetry& symmetry) const {
    auto done = apply_with_images(edit, *history_.now(), now_.ground(*catalogue_), symmetry);
    if (!done) return {edit, tl::unexpected(std::move(done.error())), now_.number};
    return {std::move(done->edit), std::move(done->after), now_.number};
}

std::optional<Refusal> Document::accept(Proposal proposal) {
    assert(proposal.number == now_.number);
    if (!proposal.after) return std::move(proposal.after.error());
    history_.push(std::move(*proposal.after), std::move(proposal.edit.name));
    look();
    return {};
}

std::optional<Refusal> Document::commit(const Edit& edit) { return accept(propose(edit)); }

void Document::undo() {
    if (!history_.can_undo()) return;
    history_.undo();
    look();
}

void Document::redo() {
    if (!history_.can_redo()) return;
    history_.redo();
    look();
}

void Document::jump(std::size_t step) {
    if (step == history_.at()) return;
    history_.jump(step);
    look();
}

void Document::follow(const Document& before) {
    now_.number = numbers_ = before.numbers_ + 1;
    if (before.owned_) own(before.owned_);
}

void Document::number_from(unsigned long long first) { now_.number = numbers_ = first; }

void Document::know(std::shared_ptr<const Catalogue> catalogue) {
    history_.rename(new_names(*catalogue_, *catalogue));
    catalogue_ = std::move(catalogue);
    look();
}

void Document::own(std::optional<Holding> collection) {
    owned_ = std::move(collection);
    look();
}

bool Document::changed() const { return history_.now() != saved_; }

void Document::recover(Scenario scenario, Message name) {
    history_.push(std::move(scenario), std::move(name));
    look();
}

FileNews Document::look_at_file() {
    const FileNews news = file_ ? news_of(*file_, stamp_) : FileNews::None;
    if (news != FileNews::None) saved_.reset();
    return news;
}

void Document::accept_file_news() {
    if (file_) stamp_ = stamp_of(*file_);
}

Result<Change> Document::save(const std::filesystem::path& file) {
    auto change = save_scenario(file, *as_written_to(file), *catalogue_);
    if (!change) return change;
    if (change->lost.empty()) {
        file_ = file;
        if (home_.empty()) home_ = home_of(file);
        saved_ = history_.now();
    } else if (file_ == file) {
        // The old contents are overwritten and the new file does not hold all of the map, so nothing counts as saved.
        saved_.reset();
    }
    if (file_ == file) stamp_ = stamp_of(file);
    return change;
}

namespace {

Edit::What what_mends(const FixAction& action, const Scenario& scenario) {
    return visit(
        action, [](const FixByRemoving& fix) -> Edit::What { return RemovePieces{fix.pieces}; },
        [&](const FixByLevel& fix) -> Edit::What {
            const PlacedPiece* piece = scenario.battlefield.find(fix.piece);
            if (!piece) return RemovePieces{{fix.piece}};  // The piece is gone; apply() reports it.
            PlacedPiece moved = *piece;
            moved.level = fix.level;
            return MovePieces{{moved}};
        },
        [&](const FixByShrinkingZone& fix) -> Edit::What {
            std::vector<Zone> zones = *scenario.zones;
            for (Zone& zone : zones)
                if (zone.id == fix.zone)
                    std::erase_if(zone.spaces, [&](Space space) { return std::ranges::count(fix.spaces, space) > 0; });
            return SetZones{std::move(zones)};
        },
        [&](const FixByRemovingGlyph& fix) -> Edit::What {
            std::vector<Glyph> glyphs = *scenario.glyphs;
            const auto meant = [&](const Glyph& glyph) { return glyph.at == fix.at && glyph.id == fix.id; };
            const auto last = std::find_if(glyphs.rbegin(), glyphs.rend(), meant);
            if (last != glyphs.rend()) glyphs.erase(std::next(last).base());
            return SetGlyphs{std::move(glyphs)};
        },
        [&](const FixByBeyondSets&) -> Edit::What {
            Limit limit = *scenario.limit;
            limit.beyond_sets = true;
            return SetLimit{std::move(limit)};
        });
}

}  // namespace

Edit edit_for(const Fix& fix, const Scenario& scenario) { return {what_mends(fix.action, scenario), fix.words}; }

}  // namespace hexwright::document
