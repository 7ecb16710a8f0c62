-- Lower case without accents, and ё as е. As stable as unaccent is said to be: otherwise it would be called, not inlined.
create or replace function fold_text(given text) returns text
language sql stable strict parallel safe
as $$
  select lower(public.unaccent('public.unaccent', given))
$$;
