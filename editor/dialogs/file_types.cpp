#include "editor/dialogs/file_types.h"

#include "editor/document/files/map_formats.h"
#include "editor/document/files/map_picture.h"
#include "editor/document/files/sheet_files.h"
#include "editor/files/table_files.h"
#include "editor/inspect/many_games.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/text.h"

namespace hexwright::dialogs {

namespace fs = std::filesystem;

namespace {

constexpr FileType pdf{".pdf", "file-type.paper"}, svg{".svg", "file-type.vectors"}, png{".png", "file-type.pixels"},
    html{".html", "file-type.html"};

// A guide, a model or a film has the ending of its kind already; a sheet has none.
std::vector<FileType> types_of_paper(const fs::path& target) {
    const std::string ending = lower(target.extension().string());
    if (ending == html.ending) return {html};
    if (ending == ".glb") return {{".glb", "file-type.glb"}, {".obj", "file-type.obj"}, {".stl", "file-type.stl"}};
    if (ending == ".webp") return {{".webp", "file-type.webp"}, {".gif", "file-type.gif"}};
    return {pdf, svg, png};
}

std::vector<FileType> types_of_maps() {
    std::vector<FileType> types;
    for (const MapFormat& format : map_formats())
        if (format.write) types.push_back({format.endings.front(), format.type});
    return types;
}

// Any packed file may open as a map, but only the ending of the web editors' packed ones says so in a name.
bool ends_as(const fs::path& file, Files kind) {
    if (kind == Files::Maps && has_ending(file, ".gz")) return has_ending(file.stem(), ".json");
    return is_of(file, kind);
}

}  // namespace

Files files_of(Dialog dialog) {
    switch (dialog) {
        case Dialog::SaveGame:
        case Dialog::OpenGame:
        case Dialog::ExportGame:
            return Files::Games;
        case Dialog::OpenRules:
        case Dialog::SaveRules:
            return Files::Rules;
        case Dialog::Picture:
            return Files::Pictures;
        case Dialog::Csv:
            return Files::Spreadsheets;
        case Dialog::PrintTo:
        case Dialog::ArmyTo:
            return Files::Sheets;
        case Dialog::Plots:
            return Files::Plots;
        case Dialog::MapPictureTo:
            return Files::MapPictures;
        case Dialog::ReportTo:
            return Files::Reports;
        default:
            return Files::Maps;
    }
}

bool is_of(const fs::path& file, Files kind) {
    const std::string ending = lower(file.extension().string());
    if (kind == Files::Games || kind == Files::Rules) return ending == ".xml";
    if (kind == Files::Sheets) return names_a_sheet(file) || names_a_table_file(file);
    if (kind == Files::Plots) return names_plots(file);
    if (kind == Files::MapPictures) return names_a_map_picture(file);
    if (kind == Files::Reports) return ending == ".txt";
    if (kind == Files::Maps) return opens_as_map(file);
    if (kind == Files::Spreadsheets) return ending == ".csv" || ending == ".tsv" || ending == ".txt";
    return ending == ".png" || ending == ".jpg" || ending == ".jpeg";
}

std::vector<FileType> types_to_save(const EditorState& editor) {
    if (editor.dialog.kind == Dialog::NewCampaign) return {{".xml", "file-type.campaign"}};
    switch (files_of(editor.dialog.kind)) {
        case Files::Games:
            return {{".xml", "file-type.game"}};
        case Files::Rules:
            return {{".xml", "file-type.rules"}};
        case Files::Sheets:
            return types_of_paper(editor.dialog.target);
        case Files::Reports:
            return {{".txt", "file-type.text"}};
        case Files::Plots:
            return {html, svg, pdf};
        case Files::MapPictures:
            return editor.user.picture.view == MapView::Scene ? std::vector{png} : std::vector{png, svg, pdf};
        default:
            return types_of_maps();
    }
}

bool has_ending(const fs::path& file, const std::string& ending) {
    return lower(file.extension().string()) == lower(ending);
}

fs::path file_meant(const TypedName& name, Files kind) {
    fs::path file = name.text;
    if (!ends_as(file, kind)) return file += name.ending;
    const bool dialogs_own = name.keeps_ending && has_ending(file, name.ending);
    return dialogs_own && ends_as(file.stem(), kind) ? file.replace_extension() : file;
}

TypedName as_type(const TypedName& name, Files kind, const FileType& type) {
    if (name.text.empty()) return {{}, type.ending, true};
    fs::path file = file_meant(name, kind);
    while (ends_as(file, kind)) file.replace_extension();
    return {file.string() + type.ending, type.ending, true};
}

}  // namespace hexwright::dialogs
