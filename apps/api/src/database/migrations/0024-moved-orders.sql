-- What an order had before some of its tickets were given other places: a line, or as much of it as was moved. What stands is in
-- order_lines; only what is left of a line that was moved in part stands there under the key that it has here.
create table replaced_lines (
  id bigint primary key generated always as identity,
  order_id uuid not null references orders,
  replaced_at timestamptz not null,
  offer_id text not null,
  event_id integer not null,
  performance_id integer not null,
  zone text not null,
  seat integer,
  units integer[] not null,
  count integer not null check (count > 0),
  price_minor bigint not null check (price_minor >= 0),
  service_fee_minor bigint not null check (service_fee_minor >= 0),
  subject jsonb not null,
  vat_rate integer,
  vat_exemption text,
  fee_vat_rate integer,
  fee_vat_exemption text,
  check (cardinality(units) = count)
);

create index on replaced_lines (order_id);

-- Whose a seat was before.
create index on replaced_lines (event_id, performance_id, order_id);
