-- A JSON array of whole numbers as an array.
create or replace function jsonb_to_integers(given jsonb) returns integer[]
language sql immutable parallel safe
as $$
  select translate(given::text, '[]', '{}')::integer[]
$$;
