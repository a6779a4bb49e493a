#!/bin/sh
# Run once by the image of PostgreSQL, in a new database: makes the account that the application serves with.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$SERVING_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role serving login password :'password';
SQL
