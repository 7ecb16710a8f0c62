create extension if not exists pg_trgm;

create extension if not exists unaccent;

-- Says where a table lives on a Citus cluster: 'reference' is whole on every node, anything else is the column
-- it is distributed by. Does nothing on plain PostgreSQL. Called right after each `create table`.
create function place(relation regclass, how text, beside text default null) returns void
language plpgsql as $$
begin
  if not exists (select 1 from pg_extension where extname = 'citus') then return; end if;
  if how = 'reference' then
    perform create_reference_table(relation);
  else
    perform create_distributed_table(relation::text, how,
      colocate_with => coalesce(beside, 'none'),
      shard_count => case when beside is null then 32 end);
  end if;
end $$;

create domain currency_code as text check (value ~ '^[A-Z]{3}$');

create domain language_code as text check (value ~ '^[a-z]{2}$');

create domain source_key as text check (value ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$');

-- A short text by language. The main language of the catalogue is always there: the import sees to it.
create domain translated as jsonb check (jsonb_typeof(value) = 'object' and value <> '{}'::jsonb);
