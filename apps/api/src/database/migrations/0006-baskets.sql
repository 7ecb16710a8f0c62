-- Baskets span events, so they live in a plain table of the coordinator. Their lines are read and written whole, and name
-- the stock they hold by its keys: offer_id, event_id, performance_id, zone, seat (null for general admission), units (the seat
-- or the numbers of the units it holds; none once it is released), count (once it is released), price_minor, service_fee_minor.
create table baskets (
  id uuid primary key,
  created_at timestamptz not null,
  currency currency_code not null,
  -- Since and until when it holds what it holds; null when its hold has ended, or never began. A basket that gives all back
  -- keeps them: whoever takes something again goes on with the same hold.
  held_since timestamptz,
  expires_at timestamptz,
  extensions_left integer not null check (extensions_left >= 0),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Another one after every change: a change decided on an older one is decided again.
  version integer not null check (version > 0),
  -- The last changes by their idempotency key, each with a digest of what was asked.
  recent_keys text[] not null,
  updated_at timestamptz not null,
  check ((held_since is null) = (expires_at is null))
);

create index on baskets (expires_at);
