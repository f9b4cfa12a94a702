// A batch that several machines share: which part is whose, parts kept in a folder, and their sum.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

const std::string simulate_wait = "simulate samples/scenarios/a-long-wait.xml ";
const std::string nine_games = simulate_wait + "--games 9 --seats greedy,random ";

void replace_in(const Program& program, const std::string& file, const std::string& from, const std::string& to) {
    std::string text = contents(program.file(file));
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    program.write(file, text.replace(at, from.size(), to));
}

// As if an earlier version had written the file.
void remove_check_sum(const Program& program, const std::string& file) {
    std::string text = contents(program.file(file));
    const auto check = text.find(" check=\"");
    REQUIRE(check != std::string::npos);
    program.write(file, text.erase(check, text.find('"', check + 8) + 1 - check));
}

// The command of a line that `simulate --merge` tells, run as a shell reads it.
Ran run_told(const Program& program, const std::string& line) {
    return program.shell("PATH='" HEXWRIGHT_BIN_DIR "':\"$PATH\" " + line);
}

}  // namespace

TEST_CASE("simulate --shard auto reads the part from the variables of Slurm, Open MPI and PMI, and says from which") {
    const WithSamples hexwright;
    struct {
        const char* settings;
        const char* part;  // As it is told; of nine games.
    } const rows[] = {
        {"SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=3 SLURM_ARRAY_TASK_COUNT=3",
         "Part 3 of 3, by SLURM_ARRAY_TASK_ID: games 7 to 9 of 9."},
        {"SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=8 SLURM_ARRAY_TASK_COUNT=3 "
         "SLURM_ARRAY_TASK_STEP=4",
         "Part 1 of 3, by SLURM_ARRAY_TASK_ID: games 1 to 3 of 9."},
        {"SLURM_PROCID=1 SLURM_NTASKS=9", "Part 2 of 9, by SLURM_PROCID: games 2 to 2 of 9."},
        {"SLURM_PROCID=1 SLURM_STEP_NUM_TASKS=3 SLURM_NTASKS=9", "Part 2 of 3, by SLURM_PROCID: games 4 to 6 of 9."},
        {"OMPI_COMM_WORLD_RANK=0 OMPI_COMM_WORLD_SIZE=9", "Part 1 of 9, by OMPI_COMM_WORLD_RANK: games 1 to 1 of 9."},
        {"PMI_RANK=8 PMI_SIZE=9", "Part 9 of 9, by PMI_RANK: games 9 to 9 of 9."},
        // srun with PMI: both say the same.
        {"SLURM_PROCID=1 SLURM_NTASKS=3 PMI_RANK=1 PMI_SIZE=3", "Part 2 of 3, by PMI_RANK: games 4 to 6 of 9."},
        // mpirun within a job of Slurm: its launcher is a step with a task for each node.
        {"SLURM_PROCID=1 SLURM_STEP_NUM_TASKS=2 OMPI_COMM_WORLD_RANK=0 OMPI_COMM_WORLD_SIZE=9",
         "Part 1 of 9, by OMPI_COMM_WORLD_RANK: games 1 to 1 of 9."},
        // The tasks of each element of an array share its part.
        {"SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=3 SLURM_ARRAY_TASK_COUNT=3 "
         "SLURM_PROCID=2 SLURM_NTASKS=3",
         "Part 6 of 9, by SLURM_ARRAY_TASK_ID, SLURM_PROCID: games 6 to 6 of 9."},
        {"SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=3 SLURM_ARRAY_TASK_COUNT=3 "
         "SLURM_PROCID=0 SLURM_NTASKS=1",
         "Part 2 of 3, by SLURM_ARRAY_TASK_ID: games 4 to 6 of 9."}};
    for (const auto& [settings, part] : rows) {
        const Ran ran = hexwright(nine_games + "--shard auto --json", settings);
        INFO(settings << ": " << ran.err);
        CHECK(ran.exit == 0);
        CHECK(tells(ran.err, part));
    }
}

TEST_CASE("simulate --shard auto refuses variables that are missing, no numbers, or contradict each other") {
    const WithSamples hexwright;
    struct {
        const char* settings;
        const char* says;
    } const rows[] = {{"", "finds no variables"},
                      {"PMI_RANK=1", "finds no variables"},
                      {"PMI_RANK=one PMI_SIZE=9", "PMI_RANK is \"one\""},
                      {"SLURM_PROCID=9 SLURM_NTASKS=9", "SLURM_PROCID is \"9\""},
                      {"OMPI_COMM_WORLD_RANK=-1 OMPI_COMM_WORLD_SIZE=9", "OMPI_COMM_WORLD_RANK is \"-1\""},
                      {"OMPI_COMM_WORLD_RANK=1 OMPI_COMM_WORLD_SIZE=9 PMI_RANK=2 PMI_SIZE=9",
                       "OMPI_COMM_WORLD_RANK says that this is part 2/9, but PMI_RANK says 3/9"},
                      {"PMI_RANK=1 PMI_SIZE=3 SLURM_PROCID=2 SLURM_NTASKS=3", "but SLURM_PROCID says 3/3"},
                      {"SLURM_ARRAY_TASK_ID=3", "SLURM_ARRAY_TASK_ID is \"3\""},
                      // An array of single numbers, 1,3,8.
                      {"SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=8 SLURM_ARRAY_TASK_COUNT=3",
                       "use an array like 1-8"}};
    for (const auto& [settings, says] : rows) {
        const Ran ran = hexwright(nine_games + "--shard auto", settings);
        INFO(settings << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, says));
        CHECK(ran.out.empty());
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    }
}

TEST_CASE("simulate --only plays these games of the batch") {
    const WithSamples hexwright;
    CHECK(hexwright(nine_games + "--shard 2/3 --json").out == hexwright(nine_games + "--only 4-6 --json").out);
    for (const std::string wrong : {"4", "0-3", "6-4", "4-10", "a-b", "4-6x"}) {
        const Ran ran = hexwright(nine_games + "--only " + wrong);
        INFO(wrong << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, "like 1-9"));
    }
    CHECK(hexwright(nine_games + "--only 1-3 --shard 1/3").exit == 2);
}

TEST_CASE("parts in a folder: a rerun plays what is missing, and the sum is byte for byte that of one run") {
    const WithSamples hexwright;
    REQUIRE(hexwright(nine_games + "--out whole.xml").exit == 0);
    for (const std::string shard : {"1/3", "2/3", "3/3"})
        REQUIRE(hexwright(nine_games + "--shard " + shard + " --out parts").exit == 0);
    CHECK(contents(hexwright.file("parts/games-4-6.xml")) != "");
    REQUIRE(hexwright("simulate --merge parts --out sum.xml").exit == 0);
    CHECK(contents(hexwright.file("sum.xml")) == contents(hexwright.file("whole.xml")));

    const std::string second = contents(hexwright.file("parts/games-4-6.xml"));
    const Ran again = hexwright(nine_games + "--shard 2/3 --out parts --json");
    CHECK(again.exit == 0);
    CHECK(tells(again.err, "parts/games-4-6.xml already has all games of this part"));
    CHECK(again.json()["games"] == 3);
    CHECK(contents(hexwright.file("parts/games-4-6.xml")) == second);

    // A part that was stopped goes on where it stood.
    REQUIRE(hexwright(nine_games + "--only 5-5 --out one.xml").exit == 0);
    std::filesystem::copy_file(hexwright.file("one.xml"), hexwright.file("parts/games-4-6.xml"),
                               std::filesystem::copy_options::overwrite_existing);
    const Ran on = hexwright(nine_games + "--shard 2/3 --out parts/");
    CHECK(tells(on.err, "already has one game of this part"));
    CHECK(contents(hexwright.file("parts/games-4-6.xml")) == second);
}

TEST_CASE("a part of another batch is refused in a folder, and stays as it is") {
    const WithSamples hexwright;
    REQUIRE(hexwright(nine_games + "--shard 1/3 --out parts").exit == 0);
    const std::string part = contents(hexwright.file("parts/games-1-3.xml"));
    const auto refused = [&](const std::string& line) {
        const Ran ran = hexwright(line + " --out parts");
        INFO(line << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, "parts/games-1-3.xml: these sums belong to another scenario"));
        CHECK(ran.out.empty());
        CHECK(contents(hexwright.file("parts/games-1-3.xml")) == part);
    };
    refused(nine_games + "--shard 1/3 --seed 2");
    refused(nine_games + "--shard 1/3 --limit-rounds 2");
    refused(simulate_wait + "--games 9 --seats greedy --shard 1/3");
    refused(simulate_wait + "--games 8 --seats greedy,random --only 1-3");
    replace_in(hexwright, "samples/scenarios/a-long-wait.xml", "<setups>", "<!-- longer --><setups>");
    refused(nine_games + "--shard 1/3");
    replace_in(hexwright, "samples/scenarios/a-long-wait.xml", "<!-- longer -->", "");
    CHECK(hexwright(nine_games + "--shard 1/3 --out parts").exit == 0);
    remove_check_sum(hexwright, "parts/games-1-3.xml");
    replace_in(hexwright, "parts/games-1-3.xml", " version=\"0", " version=\"9");
    CHECK(tells(hexwright(nine_games + "--shard 1/3 --out parts").err, "version of the program"));
}

TEST_CASE("a merge names missing games, and the lines that it tells play them") {
    const WithSamples hexwright;
    REQUIRE(hexwright(nine_games + "--out whole.xml").exit == 0);
    REQUIRE(hexwright(nine_games + "--shard 2/3 --out parts").exit == 0);
    const Ran some = hexwright("simulate --merge parts --out sum.xml --json");
    CHECK(some.exit == 1);
    const auto json = some.json();
    CHECK(json["games"] == 3);
    CHECK(json["of"] == 9);
    CHECK(json["incomplete"] == true);
    REQUIRE(json["missing"].size() == 2);
    CHECK(json["missing"][0]["from"] == 1);
    CHECK(json["missing"][1]["to"] == 9);
    const Ran told = hexwright("simulate --merge parts");
    CHECK(told.exit == 1);
    CHECK(tells(told.out, "Missing: 6 of 9 games"));
    for (const auto& missing : json["missing"]) {
        const auto command = missing["command"].get<std::string>();
        INFO(command);
        CHECK(tells(told.out, command + "\n"));
        CHECK(run_told(hexwright, command).exit == 0);
    }
    // What was summed before may be one of the parts.
    CHECK(hexwright("simulate --merge sum.xml parts/games-1-3.xml parts/games-7-9.xml --out all.xml").exit == 0);
    CHECK(contents(hexwright.file("all.xml")) == contents(hexwright.file("whole.xml")));
    CHECK(hexwright("simulate --merge parts --out all.xml").exit == 0);
    CHECK(contents(hexwright.file("all.xml")) == contents(hexwright.file("whole.xml")));
}

TEST_CASE("the lines for missing games say how the others were played") {
    const WithSamples hexwright;
    std::filesystem::rename(hexwright.file("samples/scenarios/a-long-wait.xml"),
                            hexwright.file("samples/scenarios/it's a wait.xml"));
    const std::string line =
        "simulate \"samples/scenarios/it's a wait.xml\" --games 4 --seats random --limit-rounds 2 --seed 7 ";
    REQUIRE(hexwright(line + "--out whole.xml").exit == 0);
    REQUIRE(hexwright(line + "--shard 1/2 --out one.xml").exit == 0);
    const auto json = hexwright("simulate --merge one.xml --json").json();
    REQUIRE(json["missing"].size() == 1);
    REQUIRE(run_told(hexwright, json["missing"][0]["command"]).exit == 0);
    CHECK(hexwright("simulate --merge one.xml games-3-4.xml --out sum.xml").exit == 0);
    CHECK(contents(hexwright.file("sum.xml")) == contents(hexwright.file("whole.xml")));
}

TEST_CASE("a merge counts equal parts once, and refuses others of the same games and files that are cut short") {
    const WithSamples hexwright;
    REQUIRE(hexwright(nine_games + "--out whole.xml").exit == 0);
    for (const std::string shard : {"1/3", "2/3", "3/3"})
        REQUIRE(hexwright(nine_games + "--shard " + shard + " --out parts").exit == 0);
    std::filesystem::copy_file(hexwright.file("parts/games-4-6.xml"), hexwright.file("parts/once-more.xml"));
    const Ran merged = hexwright("simulate --merge parts --out sum.xml --json");
    CHECK(merged.exit == 0);
    CHECK(tells(merged.err, "parts/once-more.xml has the same games and sums as parts/games-4-6.xml"));
    CHECK(merged.json()["double"][0]["file"] == "parts/once-more.xml");
    CHECK(contents(hexwright.file("sum.xml")) == contents(hexwright.file("whole.xml")));

    const auto refused = [&](const std::string& says) {
        const Ran ran = hexwright("simulate --merge parts --out no.xml");
        INFO(ran.err);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, says));
        CHECK_FALSE(std::filesystem::exists(hexwright.file("no.xml")));
    };
    const std::string survivors = "survivors=\"";
    replace_in(hexwright, "parts/once-more.xml", survivors, survivors + "1");
    refused("parts/once-more.xml:2:");  // Its check sum tells.
    remove_check_sum(hexwright, "parts/once-more.xml");
    refused("parts/once-more.xml: the same games as in parts/games-4-6.xml ended differently");
    const std::string part = contents(hexwright.file("parts/games-4-6.xml"));
    for (const std::size_t length : {std::size_t{0}, part.size() / 2, part.size() - 3}) {
        hexwright.write("parts/once-more.xml", part.substr(0, length));
        refused("parts/once-more.xml");
    }
    std::filesystem::create_directory(hexwright.file("empty"));
    CHECK(tells(hexwright("simulate --merge empty").err, "there is no file of sums"));
}
