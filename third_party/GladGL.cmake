# The OpenGL loader, generated at build time by Debian's python3-glad, without a network (--reproducible).
find_program(GLAD_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH REQUIRED)
execute_process(COMMAND ${GLAD_PYTHON} -c "import glad" RESULT_VARIABLE glad_missing OUTPUT_QUIET ERROR_QUIET)
if(glad_missing)
  message(FATAL_ERROR "python3-glad is missing: apt-get install python3-glad")
endif()
set(glad_dir ${CMAKE_BINARY_DIR}/generated/glad)
file(MAKE_DIRECTORY ${glad_dir}/include)
add_custom_command(OUTPUT ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h ${glad_dir}/include/KHR/khrplatform.h
  COMMAND ${GLAD_PYTHON} -m glad --quiet --reproducible --api gl:core=3.3 --extensions GL_KHR_debug --out-path ${glad_dir} c VERBATIM)
add_library(glad_gl STATIC ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h)
target_include_directories(glad_gl SYSTEM PUBLIC ${glad_dir}/include)
add_library(glad::gl ALIAS glad_gl)
