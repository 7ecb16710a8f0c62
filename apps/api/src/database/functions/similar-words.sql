-- Words that sound like the one given, or begin like it, the closest first. Judged more strictly by domain/search/rate-word.
create or replace function similar_words(given text) returns setof search_words
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
