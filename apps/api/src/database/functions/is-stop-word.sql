-- Whether a word stands in every text of its language (and, the, of), so that it finds nothing.
create or replace function is_stop_word(lang text, word text) returns boolean
language sql immutable parallel safe
as $$
  select to_tsvector(text_search_config(lang), word) = ''::tsvector
$$;
