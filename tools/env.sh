# Sourced by ./cantina and ./test, which set $root to the checkout. Finds a Python and keeps the
# private environment .cantina/env. Plain POSIX sh; all messages go to stderr.
#
# An environment has levels, and locks/LEVEL.txt pins what each adds: play is what a player needs;
# host adds PostgreSQL, Redis and /metrics, compile adds mypyc; check is what ./test needs, deep what
# ./test deep needs. Copies of these files in the environment say which levels it has.

state=$root/.cantina
venv=$state/env
log=$state/setup.log

say() { printf '%s\n' "$*" >&2; }
fail() {
    say "$@"
    exit 1
}

# Sets found_version and found_base (its real path) from the command $1. Succeeds when that runs
# and is new enough. Running it is the only real test: a version manager's shim may only complain.
try_python() {
    found_version='' found_base=''
    found=$("$1" -c 'import os, sys
print("%d %d.%d.%d %s" % ((sys.version_info >= (3, 11),) + sys.version_info[:3]
                          + (os.path.realpath(sys.executable),)))' 2>/dev/null) || return 1
    read -r new_enough found_version found_base <<END
$found
END
    [ "$new_enough" = 1 ]
}

find_python() {
    if [ -n "${CANTINA_PYTHON-}" ]; then
        try_python "$CANTINA_PYTHON" && return
        [ -n "$found_version" ] || fail "CANTINA_PYTHON is $CANTINA_PYTHON, which does not run." \
            "Set it to a Python 3.11 or newer, or unset it."
        fail "CANTINA_PYTHON is $CANTINA_PYTHON, which is Python $found_version." \
            "Cantina needs Python 3.11 or newer: set it to one, or unset it."
    fi
    older=
    for candidate in python3.14 python3.13 python3.12 python3.11 python3 python; do
        try_python "$candidate" && return
        [ -z "$found_version" ] || older=" (the one here is $found_version)"
    done
    fail "Cantina needs Python 3.11 or newer, and found none$older.
Get it from python.org, or with: apt install python3 python3-venv, brew install python,
or uv python install. If you have one elsewhere: CANTINA_PYTHON=/path/to/python ./cantina"
}

levels_within() {
    case $1 in
        play) echo play ;;
        host | compile) echo "play $1" ;;
        check) echo play host compile check ;;
        deep) echo play host compile check deep ;;
        *) fail "There is no level '$1': it can be play, host, compile, check or deep." ;;
    esac
}

# Is the environment good for level $1? Starts no Python unless CANTINA_PYTHON asks for one.
# The stamp is written last and the system is in it because a checkout may be shared with a
# container or another machine.
env_is_fresh() {
    [ -f "$venv/cantina-stamp" ] && [ -x "$venv/bin/python" ] || return 1
    read -r env_version env_kernel env_machine env_base <"$venv/cantina-stamp"
    [ "$env_kernel $env_machine" = "$(uname -sm)" ] || return 1
    cmp -s "$root/locks/$1.txt" "$venv/cantina-$1.txt" || return 1
    if [ -n "${CANTINA_PYTHON-}" ]; then
        find_python
        [ "$found_base" = "$env_base" ] || return 1
    fi
}

# Makes sure .cantina/env is there for level $1.
prepare() {
    within=$(levels_within "$1") || exit
    env_is_fresh "$1" && return
    mkdir -p "$state" 2>/dev/null && [ -w "$state" ] || cannot_write
    trap undo_setup EXIT
    trap 'say; say "Interrupted; the next start begins the set-up again."; exit 130' INT HUP TERM
    take_lock
    # Whoever held the lock may just have made what we need.
    env_is_fresh "$1" || build_env "$1"
    undo_setup
    trap - EXIT INT HUP TERM
    env_is_fresh "$1" || fail "The environment $venv is not usable. Delete $state and try again."
}

cannot_write() { fail "Cantina cannot write to $state. Check its owner and the free space."; }

# The lock saves doing the work twice. It is not what keeps the environment whole: a new one is made
# in a folder of its own and moved into place when done, and what is added to one replaces nothing.
take_lock() {
    told=
    until mkdir "$state/lock" 2>/dev/null; do
        [ -d "$state/lock" ] || cannot_write
        holder=$(cat "$state/lock/pid" 2>/dev/null)
        if [ -z "$holder" ]; then
            # Made this instant, or left by one that died at once.
            sleep 1
            holder=$(cat "$state/lock/pid" 2>/dev/null)
        fi
        if [ -z "$holder" ] || ! kill -0 "$holder" 2>/dev/null; then
            rm -rf "$state/lock"
            continue
        fi
        [ -n "$told" ] || say "Process $holder is preparing Cantina already; waiting for it." \
            "(If nothing is running, delete $state/lock.)"
        told=yes
        sleep 1
    done
    if ! echo $$ 2>/dev/null >"$state/lock/pid"; then
        rm -rf "$state/lock"
        cannot_write
    fi
}

undo_setup() {
    rm -rf "$state/env.new.$$" "$state/env.old.$$"
    [ "$(cat "$state/lock/pid" 2>/dev/null)" != $$ ] || rm -rf "$state/lock"
}

# Can packages be added to the environment as it is? uv makes one without pip.
env_can_grow() {
    env_is_fresh play || return 1
    for kept in "$venv"/cantina-*.txt; do
        cmp -s "$kept" "$root/locks/${kept##*/cantina-}" || return 1
    done
    has_uv || "$venv/bin/python" -I -m pip --version >/dev/null 2>&1
}

# Makes an environment with level $1, or adds it to the one that is there.
build_env() {
    if env_can_grow; then
        new=$venv found_version=$env_version found_base=$env_base
    else
        find_python
        new=$state/env.new.$$
    fi
    for left in "$state"/env.new.* "$state"/env.old.*; do
        kill -0 "${left##*.}" 2>/dev/null || rm -rf "$left"
    done
    case $1 in
        play) purpose= ;;
        host) purpose=' for hosting' ;;
        compile) purpose=' for compiling' ;;
        check) purpose=' for its checks' ;;
        deep) purpose=' for its deep checks' ;;
    esac
    started=$(date +%s)
    # One line that grows as the steps go by: calm on a terminal, readable in a log.
    printf 'Preparing Cantina%s (once):' "$purpose" >&2
    : >"$log"
    if [ "$new" != "$venv" ]; then
        printf ' Python %s environment ...' "$found_version" >&2
        make_env || explain_failure "$1"
    fi
    printf ' packages ...' >&2
    install_packages "$1" || explain_failure "$1"
    for level in $within; do
        cp "$root/locks/$level.txt" "$new/cantina-$level.txt" 2>>"$log" || explain_failure "$1"
    done
    echo "$found_version $(uname -sm) $found_base" 2>>"$log" >"$new/cantina-stamp" ||
        explain_failure "$1"
    if [ "$new" != "$venv" ]; then
        # The old one stays usable until here, so a failed update costs nothing.
        [ ! -e "$venv" ] || mv "$venv" "$state/env.old.$$" 2>/dev/null
        mv "$new" "$venv" 2>>"$log" || explain_failure "$1"
    fi
    say " ready in $(($(date +%s) - started)) s."
}

has_uv() { uv --version >/dev/null 2>&1; }

# uv reads settings from the current folder upwards; from here it finds ours, not a stranger's.
# -I keeps the user's PYTHONPATH and own packages out. The log is opened inside, in the subshell,
# because a trap that runs meanwhile would write to it as well.
make_env() (
    exec >>"$log" 2>&1
    cd "$root" || exit
    if has_uv; then
        uv venv --no-project --python "$found_base" "$new"
    else
        "$found_base" -I -m venv "$new"
    fi
)

install_packages() (
    exec >>"$log" 2>&1
    cd "$root" || exit
    if has_uv; then
        uv pip install --python "$new/bin/python" --require-hashes --compile-bytecode \
            -r "locks/$1.txt"
    else
        PIP_USER=0 "$new/bin/python" -I -m pip install --disable-pip-version-check --no-input \
            --retries 2 --require-hashes -r "locks/$1.txt"
    fi
)

logged() { grep -qiE "$1" "$log"; }

explain_failure() {
    say ' failed.'
    # On a full disk the log stays empty too, so ask the disk itself.
    free_kb=$(df -Pk "$state" | awk 'NR == 2 { print $4 }')
    if [ "$free_kb" -lt 1024 ] || logged 'no space left|disk quota|os error 28'; then
        say "There is no space left on the disk for the packages Cantina needs."
    elif logged 'do not match the hashes|hash mismatch'; then
        say "A downloaded package is not the one locks/$1.txt names (its hash differs)." \
            "Nothing was installed. Try another network, or ask where the lock came from."
    elif logged 'ensurepip|no module named .?(venv|pip)'; then
        say "This Python ($found_base) cannot make environments: its venv module is missing." \
            "On Debian or Ubuntu: apt install python3-venv." \
            "Or set CANTINA_PYTHON to another Python 3.11 or newer."
    elif logged 'certificate'; then
        say "The package index could not be trusted: its certificate was refused."
    elif logged 'connection|resolution|dns error|timed out|unreachable|network'; then
        say "The packages could not be downloaded. The first start needs a network connection;" \
            "later ones do not."
    elif logged 'no matching distribution|no solution found'; then
        say "There are no ready packages for Python $found_version on this system." \
            "Try another Python: CANTINA_PYTHON=/path/to/python"
    else
        say "The set-up did not work."
    fi
    say "The end of the log, $log:"
    tail -n 5 "$log" | sed 's/^/  | /' >&2
    exit 1
}

# What a compiled build must have been made from: Python, mypy, the code it compiled, and the
# names of all files (it links to them). cantina/build.py writes the same lines.
build_stamp() (
    echo "${env_version%.*} $(uname -sm)"
    sed -n 's/^\(mypy==[^ ]*\).*/\1/p' "$root/locks/compile.txt"
    cd "$root/src/cantina" || exit
    find build.py expand.py kernel parts games -name '*.py' -exec cksum {} + 2>/dev/null | LC_ALL=C sort
    find . -name __pycache__ -prune -o -type f ! -name '.*' ! -name '*~' -print | LC_ALL=C sort
)

# Sets build to the compiled build that fits the sources as they are now, or to nothing.
find_compiled() {
    build=
    for stamp in "$state"/compiled/*/stamp; do
        [ -f "$stamp" ] || continue
        [ "$(build_stamp)" != "$(cat "$stamp")" ] || build=${stamp%/stamp}
    done
}
