# hexwright_in_batches(TARGET [ALONE SOURCES...]): several sources of a target are compiled as one, so that the headers that they
# share are understood once. What is private to a file must then have a name of its own in its library: g++ says so at once.
# ALONE: sources that stay by themselves, because the linker turns their functions aside (tests/mutation).
# The debug preset compiles each file alone: it builds what you changed fastest, and shows that files include what they use.
function(hexwright_in_batches target)
  cmake_parse_arguments(PARSE_ARGV 1 batch "" "" "ALONE")
  if(NOT HEXWRIGHT_BATCHES)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  set_source_files_properties(${batch_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
