-- The text search configuration for titles and for what is asked: every word counts. Not declared strict, which would keep it from
-- being inlined.
create or replace function title_search_config(lang text) returns regconfig
language sql immutable parallel safe
as $$
  select case lang
    when 'ru' then 'search_ru'::regconfig
    when 'en' then 'search_en'::regconfig
    when 'de' then 'search_de'::regconfig
    when 'fr' then 'search_fr'::regconfig
    when 'es' then 'search_es'::regconfig
    else 'pg_catalog.simple'::regconfig
  end
$$;
