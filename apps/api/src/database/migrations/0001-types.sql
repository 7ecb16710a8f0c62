create extension if not exists pg_trgm;

create extension if not exists unaccent;

create domain currency_code as text check (value ~ '^[A-Z]{3}$');

create domain language_code as text check (value ~ '^[a-z]{2}$');

create domain source_key as text check (value ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$');

-- A short text by language. The main language of the catalogue is always there: the import sees to it.
create domain translated as jsonb check (jsonb_typeof(value) = 'object' and value <> '{}'::jsonb);
