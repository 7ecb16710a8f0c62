-- Folded words with spaces between them, whatever a parser takes punctuation for: `Римский-Корсаков` is two words.
create or replace function fold_words(given text) returns text
language sql stable strict parallel safe
as $$
  select regexp_replace(fold_text(given), '[^[:alnum:]]+', ' ', 'g')
$$;
