# hexwright_in_batches(TARGET [ALONE SOURCES...]): several sources of a target are compiled as one, so that the headers that they
# share are understood once. What is private to a file must then have a name of its own in its library: where two meet in a batch
# g++ says so.
# ALONE: sources that stay by themselves, because the linker turns their functions aside (tests/mutation).
# The debug preset compiles each file alone: it builds what you changed soonest, and shows a header of ours that is not included.
function(hexwright_in_batches target)
  cmake_parse_arguments(PARSE_ARGV 1 batch "" "" "ALONE")
  if(NOT HEXWRIGHT_BATCHES)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  foreach(source IN LISTS batch_ALONE)
    if(NOT EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${source})
      message(FATAL_ERROR "hexwright_in_batches(${target}): there is no ${source}")
    endif()
    set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endforeach()
endfunction()
