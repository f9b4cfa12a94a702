# Finds Dear ImGui as packaged by Debian (libimgui-dev: a static library with the GLFW and OpenGL 3 backends inside, no CMake config).
find_path(ImGui_INCLUDE_DIR imgui.h PATH_SUFFIXES imgui)
find_library(ImGui_LIBRARY NAMES imgui)
find_library(ImGui_STB_LIBRARY NAMES stb)
if(ImGui_INCLUDE_DIR)
  file(STRINGS "${ImGui_INCLUDE_DIR}/imgui.h" version REGEX "^#define IMGUI_VERSION +\"")
  string(REGEX REPLACE ".*\"([0-9.]+).*" "\\1" ImGui_VERSION "${version}")
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(ImGui REQUIRED_VARS ImGui_LIBRARY ImGui_INCLUDE_DIR ImGui_STB_LIBRARY VERSION_VAR ImGui_VERSION)
if(ImGui_FOUND AND NOT TARGET ImGui::ImGui)
  find_package(Freetype REQUIRED)
  add_library(ImGui::ImGui STATIC IMPORTED)            # Core, stdlib, freetype: enough for tests without a window.
  set_target_properties(ImGui::ImGui PROPERTIES IMPORTED_LOCATION "${ImGui_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${ImGui_INCLUDE_DIR}" INTERFACE_LINK_LIBRARIES "Freetype::Freetype;${ImGui_STB_LIBRARY};m")
  add_library(ImGui::GlfwOpenGL3 INTERFACE IMPORTED)   # glfw and dl must follow libimgui.a on the link line.
  set_target_properties(ImGui::GlfwOpenGL3 PROPERTIES INTERFACE_LINK_LIBRARIES "ImGui::ImGui;glfw;${CMAKE_DL_LIBS}")
endif()
