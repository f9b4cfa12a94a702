# The same without a mouse.
size=1024x700 script=trace-keys.txt
. "$scripts/trace.sh"
by_keys
