# PgBouncer reads no variables: its list of users is made of the secret, in memory, at each start.
set -eu
umask 077
printf '"shop" "%s"\n' "$(cat "${DATABASE_PASSWORD_FILE:-/run/secrets/database_password}")" > /tmp/users
exec pgbouncer "${1:-/etc/pooler/pgbouncer.ini}"
