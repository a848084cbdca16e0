#!/usr/bin/env bash
# Installs what the suites need and the machine lacks: a Chromium to drive, a PostgreSQL to test on, fonts to look at.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
fc-list :lang=ja 2>/dev/null | grep -q . || missing+=(fonts-noto-cjk)
[ ${#missing[@]} -eq 0 ] && exit 0
[ "$(id -u)" -eq 0 ] || { echo "Not installed, and only root may: ${missing[*]}" >&2; exit 1; }

export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; } ||
  { echo "Could not be installed: ${missing[*]}" >&2; exit 1; }
