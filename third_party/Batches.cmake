# hexwright_in_batches(TARGET [ALONE SOURCES...]): compiles several sources of a target as one, so that their shared headers are
# parsed once. Names private to a file must then be unique within the library: g++ reports an error if two meet in a batch.
# ALONE: sources compiled separately, because the linker redirects their functions (tests/mutation).
# The debug preset compiles each file alone, which rebuilds a change fastest and reveals missing includes of our own headers.
function(hexwright_in_batches target)
  cmake_parse_arguments(PARSE_ARGV 1 batch "" "" "ALONE")
  if(NOT HEXWRIGHT_BATCHES)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  foreach(source IN LISTS batch_ALONE)
    if(NOT EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${source})
      message(FATAL_ERROR "hexwright_in_batches(${target}): there is no ${source}")
    endif()
    set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endforeach()
endfunction()
