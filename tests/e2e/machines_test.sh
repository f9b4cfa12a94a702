#!/usr/bin/env bash
# A batch in eight parts on two machines, which GNU parallel reaches by ssh: one part is killed, one is cut short, one is played
# twice. The sum is byte for byte that of one run. The machines are two network namespaces, or, where none may be made, two ssh
# servers on ports of this one. Runs with HEXWRIGHT_LONG only (./test.sh --long).
# Usage: machines_test.sh FOLDER_OF_PROGRAMS SOURCE_FOLDER
set -eu
[ -n "${HEXWRIGHT_LONG:-}" ] || { echo "Only with HEXWRIGHT_LONG."; exit 77; }
programs=$(realpath "$1") source=$(realpath "$2")
sshd=$(command -v sshd || echo /usr/sbin/sshd)
work=$(mktemp -d)
alder=hexwright-alder-$$ birch=hexwright-birch-$$
fail() { echo "FAILED: $*"; exit 1; }
end() {
    for pid in "$work"/*.pid; do [ ! -e "$pid" ] || kill "$(cat "$pid")" 2>/dev/null || true; done
    ip netns delete $alder 2>/dev/null || true
    ip netns delete $birch 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT

# ---- two machines

chmod 755 "$work"
[ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd
ssh-keygen -q -t ed25519 -N '' -f "$work/host-key"
ssh-keygen -q -t ed25519 -N '' -f "$work/key"
serve() {   # serve NAME ADDRESS PORT [COMMAND THAT ENTERS THE NAMESPACE...]
    cat > "$work/$1.conf" <<END
ListenAddress $2
Port $3
HostKey $work/host-key
AuthorizedKeysFile $work/key.pub
PidFile $work/$1.pid
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin yes
END
    "${@:4}" "$sshd" -f "$work/$1.conf" -E "$work/$1.log" || fail "no ssh server: $(cat "$work/$1.log")"
}
in_alder=()
if ip netns add $alder 2>/dev/null && ip netns add $birch 2>/dev/null &&
    ip link add "a$$" netns $alder type veth peer name "b$$" netns $birch 2>/dev/null; then
    echo "Two network namespaces."
    for side in "$alder a$$ 10.77.0.1" "$birch b$$ 10.77.0.2"; do
        set -- $side
        ip -n "$1" link set lo up
        ip -n "$1" address add "$3/24" dev "$2"
        ip -n "$1" link set "$2" up
    done
    in_alder=(ip netns exec $alder)
    serve alder 10.77.0.1 22 ip netns exec $alder
    serve birch 10.77.0.2 22 ip netns exec $birch
    machines="2/ssh -p 22 10.77.0.1,2/ssh -p 22 10.77.0.2"
else
    echo "Two ports of this machine: network namespaces are not allowed."
    first=$((20000 + $$ % 20000))
    serve alder 127.0.0.1 $first
    serve birch 127.0.0.1 $((first + 1))
    machines="2/ssh -p $first 127.0.0.1,2/ssh -p $((first + 1)) 127.0.0.1"
fi
options="-i $work/key -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR -o BatchMode=yes"
machines=${machines//ssh -p/ssh $options -p}

# ---- the batch

cd "$work"
cp -r "$source/samples" "$work/samples"
batch=(samples/scenarios/skirmish-on-the-narrows.xml --games 200 --threads 1 --seed 5)
"$programs/hexwright" simulate "${batch[@]}" --out whole.xml > /dev/null 2>&1

# Part 3 is killed while it plays, the first time.
cat > part.sh <<END
#!/bin/sh
cd '$work' || exit 1
echo "\$SSH_CONNECTION" >> from
line="'$programs/hexwright' simulate ${batch[*]} --shard \$1/8 --out parts"
if [ "\$1" != 3 ] || [ -e killed ]; then eval "exec \$line"; fi
touch killed
eval "exec \$line" &
while grep -q 'State:.[RSD]' /proc/\$!/status 2>/dev/null && ! grep -q 'Threads:.[2-9]' /proc/\$!/status; do :; done
kill -9 \$!
wait \$!
END
chmod +x part.sh
mkdir parts
share() {
    env HOME="$work" PARALLEL_HOME="$work/.parallel" "${in_alder[@]}" \
        parallel --will-cite --joblog jobs.log --sshlogin "$machines" "$@" "$work/part.sh" ::: 1 2 3 4 5 6 7 8 > parallel.out 2>&1
}
if share; then fail "the part that was killed is not missed by parallel"; fi
[ "$(awk -F '\t' '$7 != 0 && NR > 1' jobs.log | wc -l)" = 1 ] || { cat jobs.log parallel.out; fail "one part should have failed"; }
[ "$(sort -u from | awk '{print $3 $4}' | sort -u | wc -l)" = 2 ] || { cat from; fail "both machines should have played"; }
[ ! -e parts/games-051-075.xml ] || fail "a part that was killed left a file"

size=$(stat -c %s parts/games-101-125.xml)
truncate -s $((size / 2)) parts/games-101-125.xml
cp parts/games-126-150.xml parts/once-more.xml

status=0
"$programs/hexwright" simulate --merge parts --out sum.xml > out 2> err || status=$?
[ $status = 2 ] && grep -q '^parts/games-101-125.xml' err || { cat out err; fail "the part that is cut short is not named"; }
[ ! -e sum.xml ] || fail "a sum with a damaged part was written"
rm parts/games-101-125.xml

status=0
"$programs/hexwright" simulate --merge parts > out 2> err || status=$?
[ $status = 1 ] || { cat out err; fail "missing parts should be exit 1"; }
grep -q 'once-more.xml has the same games' err || { cat err; fail "the part that is there twice is not told"; }
[ "$(grep -c '^    hexwright simulate' out)" = 2 ] || { cat out; fail "there should be two lines for missing games"; }
grep '^    hexwright simulate' out | sed -n 2p > line.sh   # The part that was cut short.
PATH="$programs:$PATH" sh line.sh > /dev/null 2>&1 || fail "the line for missing games does not run"

share --resume-failed || { cat jobs.log parallel.out; fail "parallel did not go on with the part that was killed"; }
"$programs/hexwright" simulate --merge parts --out sum.xml > out 2> err || { cat out err; fail "the sum is not whole"; }
cmp sum.xml whole.xml || fail "the sum differs from one run"
echo "The sum of two machines is that of one run."
