-- Things are found by their words, and words that are mistyped by how they sound.

-- Lower case without accents, and ё as е. As stable as unaccent is said to be: otherwise it would be called, not inlined.
create function fold(given text) returns text
language sql stable strict parallel safe
return lower(public.unaccent('public.unaccent', given));

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

-- For titles and for what is asked: every word. Not declared strict, which would keep it from being inlined.
create function title_config(lang text) returns regconfig
language sql immutable parallel safe
return case lang
  when 'ru' then 'search_ru'::regconfig
  when 'en' then 'search_en'::regconfig
  when 'de' then 'search_de'::regconfig
  when 'fr' then 'search_fr'::regconfig
  when 'es' then 'search_es'::regconfig
  else 'pg_catalog.simple'::regconfig
end;

-- For everything else: without the words that stand in every text.
create function text_config(lang text) returns regconfig
language sql immutable parallel safe
return case lang
  when 'ru' then 'pg_catalog.russian'::regconfig
  when 'en' then 'pg_catalog.english'::regconfig
  when 'de' then 'pg_catalog.german'::regconfig
  when 'fr' then 'pg_catalog.french'::regconfig
  when 'es' then 'pg_catalog.spanish'::regconfig
  else 'pg_catalog.simple'::regconfig
end;

-- Folded words with spaces between them, whatever a parser takes punctuation for: `Римский-Корсаков` is two words.
create function plain_words(given text) returns text
language sql stable strict parallel safe
return regexp_replace(fold(given), '[^[:alnum:]]+', ' ', 'g');

create function stem_of(lang text, word text) returns text
language sql immutable parallel safe
return coalesce((tsvector_to_array(to_tsvector(title_config(lang), word)))[1], word);

create function is_stop_word(lang text, word text) returns boolean
language sql immutable parallel safe
return to_tsvector(text_config(lang), word) = ''::tsvector;

-- What is found, one row for each thing and language.
create table search_texts (
  kind text not null check (kind in ('event', 'person', 'place', 'news')),
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

select place('search_texts', 'reference');

create index search_texts_words on search_texts using gin (words);

-- Every word of those names: what a mistyped word may have meant. `sound` is domain/search/sound-key.
create table search_words (
  word text collate "C" not null,
  lang language_code not null,
  stem text not null,
  sound text not null,
  primary key (word, lang)
);

select place('search_words', 'reference');

create index on search_words (stem, lang);

create index search_words_sounds on search_words using gin (sound gin_trgm_ops);

-- Loads pg_trgm, without which its setting below has no meaning yet.
select show_trgm('');

-- Words that sound like the one given, or begin like it, the closest first. Judged more strictly by domain/search/rate-word.
create function similar_words(given text) returns setof search_words
language sql stable strict parallel safe rows 20
set pg_trgm.word_similarity_threshold = 0.19
-- The planner does not know how much comparing a word costs.
set enable_seqscan = off
as $$
  select word, lang, stem, sound
  from search_words
  where given <% sound
  order by word_similarity(given, sound) desc, length(sound), word, lang
  limit 100
$$;
