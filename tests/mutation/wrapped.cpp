// Replaces the program's rules, powers and glyphs in test_mutants: the same data except for the mutant named by the
// environment. The linker redirects calls of the three functions here and calls of `real` to the program (--wrap in
// tests/CMakeLists.txt), so that the program needs no hook and a mutant no recompilation.
#include "tests/mutation/mutants.h"
#include "tests/support/every_room.h"

#include <cstdlib>

#define RULES_OF "_ZN9hexwright5rules8rules_ofESt17basic_string_viewIcSt11char_traitsIcEE"
#define POWER_ROWS "_ZN9hexwright6powers10power_rowsEv"
#define GLYPH_POWER "_ZNK9hexwright5board9GlyphType5powerESt17basic_string_viewIcSt11char_traitsIcEE"

namespace hexwright {
namespace {

std::string_view mutant() {
    static const char* const named = std::getenv("HEXWRIGHT_MUTANT");
    return named ? named : "";
}

}  // namespace

std::optional<Rules> real_rules_of(std::string_view edition) asm("__real_" RULES_OF);
std::span<const Power> real_power_rows() asm("__real_" POWER_ROWS);
const PrintedPower* real_power(const GlyphType* glyph, std::string_view edition) asm("__real_" GLYPH_POWER);

std::optional<Rules> wrapped_rules_of(std::string_view edition) asm("__wrap_" RULES_OF);
std::span<const Power> wrapped_power_rows() asm("__wrap_" POWER_ROWS);
const PrintedPower* wrapped_power(const GlyphType* glyph, std::string_view edition) asm("__wrap_" GLYPH_POWER);

std::optional<Rules> wrapped_rules_of(std::string_view edition) {
    auto rules = real_rules_of(edition);
    if (rules) rules = mutated(std::move(*rules), mutant(), real_rules_of);
    return rules;
}

std::span<const Power> wrapped_power_rows() {
    static const std::vector<Power> rows = mutated(real_power_rows(), mutant());
    return rows;
}

const PrintedPower* wrapped_power(const GlyphType* glyph, std::string_view edition) {
    return silences(mutant(), *glyph) ? nullptr : real_power(glyph, edition);
}

}  // namespace hexwright
