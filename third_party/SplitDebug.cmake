# hexwright_split_debug(TARGET): the debug information of an optimised program goes into PROGRAM.debug beside it, which debuggers and
# addr2line find by themselves. The two programs weigh 13 MB instead of 65 then, and each works alone.
# Builds without optimisation and under sanitizers keep everything in one file.
function(hexwright_split_debug target)
  if(NOT CMAKE_OBJCOPY OR HEXWRIGHT_SANITIZE OR NOT CMAKE_BUILD_TYPE STREQUAL RelWithDebInfo)
    return()
  endif()
  set(program $<TARGET_FILE:${target}>)
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_OBJCOPY} --only-keep-debug --compress-debug-sections ${program} ${program}.debug
    COMMAND ${CMAKE_OBJCOPY} --strip-unneeded --add-gnu-debuglink=${program}.debug ${program}
    BYPRODUCTS ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${target}.debug VERBATIM)
  set_property(TARGET ${target} PROPERTY HEXWRIGHT_SPLIT_DEBUG ON)   # tests/CMakeLists.txt looks a line up.
endfunction()
