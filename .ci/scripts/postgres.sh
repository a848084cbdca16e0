#!/usr/bin/env bash
# A private PostgreSQL cluster for tests on a free loopback port: `start` prints its address, `stop` ends and removes it.
set -euo pipefail

# One cluster a checkout, so that two do not end each other's.
name="rewards-portal-postgres-$(cd "$(dirname "$0")/../.." && pwd | cksum | cut -d' ' -f1)"
on_disk="${TMPDIR:-/tmp}/$name"
in_memory="/dev/shm/$name"
# In memory where there is room: each database is a thousand files, and a disk looks long for their places.
room=$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1 || true)
[ "${room:-0}" -gt 2000000 ] && state="$in_memory" || state="$on_disk"
bin=$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -n 1)

# PostgreSQL refuses to run as root; Debian's package brings the account.
as_owner() { if [ "$(id -u)" -eq 0 ]; then su postgres -s /bin/bash -c "$1"; else bash -c "$1"; fi; }

case "${1:-}" in
  start)
    "$0" stop
    mkdir -p "$state"
    [ "$(id -u)" -ne 0 ] || chown postgres "$state"
    as_owner "$bin/initdb -D $state/data -U postgres -A trust -E UTF8 --no-sync >/dev/null"
    # Another process may take a free port before PostgreSQL does.
    for _ in 1 2 3 4 5; do
      port=$(node -e 'const s=require("node:net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
      options="-p $port -k $state -h 127.0.0.1 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200"
      if as_owner "$bin/pg_ctl -D $state/data -w -l $state/log -o '$options' start >/dev/null"; then
        echo "postgres://postgres@127.0.0.1:$port/postgres"
        exit 0
      fi
    done
    echo "PostgreSQL did not start: $(tail -n 1 "$state/log")" >&2
    exit 1
    ;;
  stop)
    for place in "$in_memory" "$on_disk"; do
      [ ! -d "$place/data" ] || as_owner "$bin/pg_ctl -D $place/data -m immediate stop >/dev/null 2>&1" || true
      rm -rf "$place"
    done
    ;;
  *)
    echo 'usage: postgres.sh start|stop' >&2
    exit 2
    ;;
esac
