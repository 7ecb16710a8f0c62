-- Bundles are sold with orders, and are plain tables of the coordinator as those are; events and performances are named by value.
create table bundles (
  id uuid primary key,
  -- What it is asked for by, as it is shown.
  code text not null,
  -- What it is found by, however it is typed.
  code_key text not null unique,
  -- By language.
  names jsonb not null,
  -- How many performances, or events of which each counts once, one chooses.
  pick integer not null check (pick between 2 and 20),
  event_ids integer[],
  performance_ids integer[],
  zones text[] check (cardinality(zones) > 0),
  is_same_seat boolean not null,
  rule text not null check (rule in ('percent', 'amount', 'fixed')),
  percent integer check (percent between 1 and 100),
  -- By currency and zone; a zone that is null is any.
  prices jsonb,
  is_combinable boolean not null,
  -- What giving back a part of it comes to; an order keeps what counted when it was placed.
  returns text not null check (returns in ('whole', 'full_price', 'share')),
  valid_from timestamptz,
  valid_until timestamptz,
  created_at timestamptz not null,
  created_by text not null check (created_by <> ''),
  ended_at timestamptz,
  ended_by text,
  check ((event_ids is null) <> (performance_ids is null)),
  check (coalesce(cardinality(event_ids), cardinality(performance_ids)) >= pick),
  check (not is_same_seat or cardinality(performance_ids) = pick),
  check ((rule = 'percent') = (percent is not null) and (rule = 'percent') = (prices is null)),
  check (valid_from < valid_until),
  check ((ended_at is null) = (ended_by is null))
);

create index on bundles (created_at);

-- What of an order was bought together. What was taken off which ticket stands in its lines.
create table bundle_sales (
  order_id uuid not null references orders,
  bundle_id uuid not null references bundles,
  -- How many times: for as many people.
  sets integer not null check (sets > 0),
  discount_minor bigint not null check (discount_minor > 0),
  currency currency_code not null,
  sold_at timestamptz not null,
  primary key (order_id, bundle_id)
);

create index on bundle_sales (bundle_id, sold_at);

-- What bundles took off on which days, and what of that was never paid.
create index on journal (at) where entry in ('bundle.sold', 'bundle.returned');
