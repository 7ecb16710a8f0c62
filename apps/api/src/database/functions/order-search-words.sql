-- All that an order is found by when somebody remembers a part of it: the buyer's name and address, and the digits of the telephone.
create or replace function order_search_words(name text, email text, phone text) returns text
language sql immutable parallel safe
as $$
  select concat_ws(' ', '', public.fold_person(name), public.fold_person(email), regexp_replace(phone, '\D', '', 'g'))
$$;
