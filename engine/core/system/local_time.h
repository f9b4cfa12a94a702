// The clock on the wall, in the time zone of this machine.
#pragma once
#include <string>

namespace hexwright::system {

// In the form of std::strftime(), such as "%Y-%m-%d %H:%M"; at most 31 bytes. `seconds` since 1970.
std::string local_time(long long seconds, const char* form);
std::string local_time_now(const char* form);

}  // namespace hexwright::system
