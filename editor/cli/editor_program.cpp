#include "editor/cli/editor_program.h"

#include "engine/core/system/processes.h"

namespace hexwright::cli {

Exit become(const std::string& program, const std::vector<std::string>& arguments, const Report& report) {
    const system::Trouble trouble = system::become(program, arguments);
    return report.cannot({{"command.editor-failed", {{"file", program}, {"reason", trouble.reason}}}, {}});
}

}  // namespace hexwright::cli
