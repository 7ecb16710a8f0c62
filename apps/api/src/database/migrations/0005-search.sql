-- Lower case without accents, and ё as е.
create function fold(given text) returns text
language sql immutable strict parallel safe
return lower(public.unaccent('public.unaccent', given));

create function search_config(lang text) returns regconfig
language sql immutable strict parallel safe
return case lang
  when 'ru' then 'pg_catalog.russian'::regconfig
  when 'en' then 'pg_catalog.english'::regconfig
  when 'de' then 'pg_catalog.german'::regconfig
  when 'fr' then 'pg_catalog.french'::regconfig
  when 'es' then 'pg_catalog.spanish'::regconfig
  else 'pg_catalog.simple'::regconfig
end;

-- What is found by words, one row for each thing and language.
create table search_texts (
  kind text not null check (kind in ('event', 'person', 'place', 'news')),
  item_id integer not null,
  lang language_code not null,
  title text not null,
  folded_title text not null generated always as (fold(title)) stored,
  words tsvector not null,
  primary key (kind, item_id, lang)
);

select place('search_texts', 'reference');

create index on search_texts using gin (words);

create index on search_texts using gin (folded_title gin_trgm_ops);
