#!/bin/sh
# archive_command of PostgreSQL (archive.conf): copies a finished WAL segment into the archive. PostgreSQL removes the segment once this
# says that it is there, so it is flushed first, and given its name last. A name that is taken is never written to: the same content
# again is fine (PostgreSQL repeats what it was not told of before a crash), another one is an error that stays in its log.
#   archive-wal.sh <path of the segment> <its name> <folder of the archive>
set -eu
segment=$1
stored=$3/$2
if [ -e "$stored" ]; then
  exec cmp -s "$segment" "$stored"
fi
cp "$segment" "$stored.part"
sync "$stored.part"
mv "$stored.part" "$stored"
sync "$3"
