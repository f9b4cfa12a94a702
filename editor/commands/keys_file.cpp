#include "editor/commands/keys_file.h"

#include "editor/commands/commands.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/start_troubles.h"
#include "engine/core/suggest.h"
#include "engine/core/system/device.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/elements/xml_writer.h"

#include <algorithm>

namespace hexwright::commands {

namespace {

constexpr std::size_t max_told = 5;

Refusal unknown_command(const Node& node, const std::string& id) {
    std::vector<std::string> ids;
    for (const Command& row : all_commands()) ids.emplace_back(row.id);
    const auto meant = nearest(id, ids);
    Message message{meant ? "keys.unknown-command-near" : "keys.unknown-command", {{"command", id}}};
    if (meant) message.arguments.emplace_back("suggestion", *meant);
    return node.error_at("command", std::move(message));
}

// A command of the lines above that has this key alone.
const std::string* owner_of(KeyPress press, const Command& wanted, const KeyMap& keys) {
    for (const auto& [id, presses] : keys.changed)
        if (id != wanted.id && std::ranges::count(presses, press) > 0 && !may_share(*command(id), wanted, press, keys))
            return &id;
    return nullptr;
}

Result<void> read_line(const Node& node, KeyMap& keys) {
    std::string id, text;
    Take take;
    if (!take(node.only_attributes({"command", "press"})) || !take(node.nothing_inside()) ||
        !take(id, node.text("command")) || !take(text, node.text("press")))
        return take.give(false);
    const Command* const wanted = command(id);
    if (!wanted) return failure(unknown_command(node, id));
    if (text == "none") {
        keys.changed[id];
        return {};
    }
    const auto press = key_from(text);
    if (!press) return failure(node.error_at("press", {"keys.unknown-key", {{"key", text}}}));
    if (const std::string* other = owner_of(*press, *wanted, keys))
        return failure(node.error_at("press", {"keys.conflict", {{"key", text}, {"command", id}, {"other", *other}}}));
    keys.changed[id].push_back(*press);
    return {};
}

}  // namespace

ReadKeys read_keys(std::string_view xml, const std::string& file_name) {
    ReadKeys read;
    const auto document = parse_document(xml, file_name);
    if (!document) return {{}, {document.error()}};
    const Node root = document->root();
    if (const auto known = check_namespace(root, "keys", "urn:hexwright:keys:", 1); !known)
        return {{}, {known.error()}};
    if (const auto only = root.only_children({"key"}); !only) read.troubles.push_back(only.error());
    for (const Node& node : root.children("key"))
        if (const auto line = read_line(node, read.keys); !line) read.troubles.push_back(line.error());
    return read;
}

std::string write_keys(const KeyMap& keys) {
    XmlWriter out;
    const auto line = [&out](const std::string& id, const std::string& press) {
        out.open("key");
        out.attribute("command", id);
        out.attribute("press", press);
        out.close();
    };
    out.open("keys");
    out.attribute("xmlns", "urn:hexwright:keys:1");
    for (const auto& [id, presses] : keys.changed) {
        if (presses.empty()) line(id, "none");
        for (const KeyPress press : presses) line(id, file_text(press));
    }
    out.close();
    return out.take();
}

void begin_keys(EditorState& editor, const std::filesystem::path& file) {
    std::error_code ignored;
    editor.user.keys_file = {file};
    editor.user.keys.in_browser = system::device_is_apart();
    if (!std::filesystem::exists(file, ignored)) return;
    const auto bytes = read_file(file, max_keys_bytes);
    const ReadKeys read = bytes ? read_keys(*bytes, file.string()) : ReadKeys{{}, {bytes.error()}};
    editor.user.keys.changed = read.keys.changed;
    if (read.troubles.empty()) return;
    editor.user.keys_file.broken = true;
    std::string told;
    for (std::size_t i = 0; i < std::min(read.troubles.size(), max_told); ++i)
        told += (i > 0 ? "\n" : "") + describe(read.troubles[i], editor.words);
    if (read.troubles.size() > max_told) told += "\n…";
    tell_at_start(editor, told, editor.words("keys.remedy"));
}

}  // namespace hexwright::commands
