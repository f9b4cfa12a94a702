# The same without a mouse.
script=merge-keys.txt
. "$scripts/merge.sh"
by_keys
