-- The stem under which a word is found, every word having one; the word itself where its language has no stemmer.
create or replace function stem_word(lang text, word text) returns text
language sql immutable parallel safe
as $$
  select coalesce((tsvector_to_array(to_tsvector(title_search_config(lang), word)))[1], word)
$$;
