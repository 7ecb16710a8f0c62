-- The text search configuration for everything but titles: without the words that stand in every text.
create or replace function text_search_config(lang text) returns regconfig
language sql immutable parallel safe
as $$
  select case lang
    when 'ru' then 'pg_catalog.russian'::regconfig
    when 'en' then 'pg_catalog.english'::regconfig
    when 'de' then 'pg_catalog.german'::regconfig
    when 'fr' then 'pg_catalog.french'::regconfig
    when 'es' then 'pg_catalog.spanish'::regconfig
    else 'pg_catalog.simple'::regconfig
  end
$$;
