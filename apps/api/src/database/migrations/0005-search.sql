-- Things are found by their words, and words that are mistyped by how they sound.

-- Stems as usual, but every word counts: a play may be called «Кто там?».
create text search dictionary search_ru (template = snowball, language = russian);

create text search dictionary search_en (template = snowball, language = english);

create text search dictionary search_de (template = snowball, language = german);

create text search dictionary search_fr (template = snowball, language = french);

create text search dictionary search_es (template = snowball, language = spanish);

create text search configuration search_ru (copy = pg_catalog.russian);

alter text search configuration search_ru alter mapping for word, hword, hword_part with search_ru;

alter text search configuration search_ru alter mapping for asciiword, asciihword, hword_asciipart with search_en;

create text search configuration search_en (copy = pg_catalog.english);

alter text search configuration search_en
  alter mapping for word, hword, hword_part, asciiword, asciihword, hword_asciipart with search_en;

create text search configuration search_de (copy = pg_catalog.german);

alter text search configuration search_de
  alter mapping for word, hword, hword_part, asciiword, asciihword, hword_asciipart with search_de;

create text search configuration search_fr (copy = pg_catalog.french);

alter text search configuration search_fr
  alter mapping for word, hword, hword_part, asciiword, asciihword, hword_asciipart with search_fr;

create text search configuration search_es (copy = pg_catalog.spanish);

alter text search configuration search_es
  alter mapping for word, hword, hword_part, asciiword, asciihword, hword_asciipart with search_es;

-- What is found, one row for each thing and language.
create table search_texts (
  kind text collate "C" not null check (kind in ('event', 'person', 'place', 'news')),
  item_id integer not null,
  lang language_code not null,
  title text not null,
  -- A: the title, B: what stands beside it, C: where and what kind of thing it is.
  names tsvector not null,
  -- The same, and D: the long text.
  words tsvector not null,
  -- Nobody looks for an event that is over.
  until timestamptz not null default 'infinity',
  primary key (kind, item_id, lang)
);

select distribute_table('search_texts', 'reference');

create index search_texts_words on search_texts using gin (words);

-- Every word of those names: what a mistyped word may have meant. `sound` is domain/search/sound-key.
create table search_words (
  word text collate "C" not null,
  lang language_code not null,
  stem text not null,
  sound text not null,
  primary key (word, lang)
);

select distribute_table('search_words', 'reference');

create index on search_words (stem, lang);

create index search_words_sounds on search_words using gin (sound gin_trgm_ops);
