// What a report of a fault says about this machine.
#pragma once
#include <string>

namespace hexwright::system {

std::string system_name();       // With its version; empty if unknown.
std::string graphics_drivers();  // For example "amdgpu": the kernel's drivers of the graphics cards.

}  // namespace hexwright::system
