#include "formats/telling/seen_xml.h"

#include "engine/core/enum_texts.h"
#include "engine/game/observation.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "formats/xml/elements/xml_writer.h"

#include <algorithm>

namespace hexwright::telling {
namespace {

class SeenWriter {
public:
    SeenWriter(const GameSession& session, PlayerId seat, const Words& words)
        : session_(session), seat_(seat), words_(words) {}

    std::string text() {
        const GameState now = session_.seen_by(seat_);
        out_.open("seen");
        out_.attribute("xmlns", "urn:hexwright:seen:1");
        out_.attribute("player", seat_.value + 1);
        out_.attribute("players", static_cast<int>(now.players.size()));
        out_.attribute("edition", now.rules().id);
        if (const Scenario* scenario = session_.scenario()) {
            if (!scenario->id.empty()) out_.attribute("scenario", scenario->id);
            if (!scenario->about->title.empty()) out_.attribute("title", scenario->about->title);
        }
        happened();
        position(now);
        out_.close();
        return out_.take();
    }

private:
    void happened() {
        out_.open("happened");
        for (const NodeId node : session_.tree().line_to(session_.current())) {
            const GameState after = observation(*session_.tree()[node].step->after, seat_);
            for (const Event& event : session_.events_seen_by(node, seat_)) tell(after, event);
        }
        out_.close();
    }
    void tell(const GameState& after, const Event& event) {
        const Wording wording = wording_of(after, event);
        out_.open(wording.name);
        for (const auto& [name, value] : wording.members) out_.attribute(name, value);
        if (const auto told = story_of(after, event)) out_.attribute("told", words_(*told));
        out_.close();
    }

    void position(const GameState& now) {
        out_.open("position");
        out_.attribute("round", now.round);
        if (!now.turns.empty()) out_.attribute("turn", name_of(now, now.turns.back().card));
        for (std::size_t i = 0; i < now.figures.size(); ++i) figure(now, FigureId{static_cast<int>(i)});
        for (std::size_t i = 0; i < now.cards.size(); ++i) markers(now, CardId{static_cast<int>(i)});
        for (const GameGlyph& glyph : now.glyphs) this->glyph(now, glyph);
        out_.close();
    }
    void figure(const GameState& now, FigureId id) {
        static constexpr EnumTexts<Figure::Place, Figure::Place::Carried> places({
            {Figure::Place::Reserve, "reserve"},
            {Figure::Place::Board, "battlefield"},
            {Figure::Place::Destroyed, "destroyed"},
            {Figure::Place::Unused, "gone"},
            {Figure::Place::Removed, "removed"},
            {Figure::Place::Carried, "carried"},
        });
        out_.open("figure");
        out_.attribute("name", name_of(now, id));
        if (const PlayerId player = controller(now, id); player.valid()) out_.attribute("player", player.value + 1);
        std::string spaces;
        for (const SpaceIndex space : spaces_of(now, id))
            spaces += (spaces.empty() ? "" : " ") + to_text((*now.board)[space].space);
        if (!spaces.empty()) out_.attribute("at", spaces);
        else out_.attribute("where", places[now[id].place]);
        if (now[id].bearer.valid()) out_.attribute("by", name_of(now, now[id].bearer));
        if (now[id].wounds > 0) out_.attribute("wounds", now[id].wounds);
        out_.close();
    }
    void markers(const GameState& now, CardId id) {
        const GameCard& card = now[id];
        if (card.markers == 0 && card.hidden == 0) return;
        std::string faces;
        for (int marker = 1; marker <= marker_kinds; ++marker)
            if (card.markers & marker_bit(marker)) faces += (faces.empty() ? "" : " ") + face_text(marker);
        out_.open("markers");
        out_.attribute("card", name_of(now, id));
        if (!faces.empty()) out_.attribute("known", faces);
        if (card.hidden > 0) out_.attribute("hidden", card.hidden);
        out_.close();
    }
    void glyph(const GameState& now, const GameGlyph& glyph) {
        if (glyph.at == no_space && !glyph.bearer.valid()) return;
        out_.open("glyph");
        if (glyph.bearer.valid()) out_.attribute("by", name_of(now, glyph.bearer));
        else out_.attribute("at", to_text((*now.board)[glyph.at].space));
        if (glyph.kind.valid()) out_.attribute("id", now.catalogue()[glyph.kind].id);
        out_.attribute("facing", glyph.face_up ? "power" : "symbol");
        out_.close();
    }

    const GameSession& session_;
    PlayerId seat_;
    const Words& words_;
    XmlWriter out_;
};

}  // namespace

Result<std::string> export_for_seat(const GameSession& session, PlayerId seat, const Words& words) {
    if (session.history() != SessionHistory::Tree) return failure(Message{"session.no-tree"});
    if (!seat.valid() || seat.index() >= session.state().players.size()) return failure(Message{"refused.no-player"});
    return SeenWriter(session, seat, words).text();
}

}  // namespace hexwright::telling
