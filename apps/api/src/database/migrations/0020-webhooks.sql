-- Systems of the operator that are told what happens. Plain tables of the coordinator, written in the transaction of what they tell of.
create table webhooks (
  id uuid primary key,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  created_at timestamptz not null,
  created_by text not null,
  -- Its secret is made of the house's own, its id and this number: nothing that is stored signs anything.
  secret_version integer not null default 1,
  -- For a while after this, messages are signed with the secret before it as well.
  rotated_at timestamptz,
  -- Since when it has taken nothing.
  failing_since timestamptz,
  disabled_at timestamptz
);

create table webhook_deliveries (
  -- As the receiver knows the message, however often it is sent.
  id uuid primary key default gen_random_uuid(),
  sequence bigint not null generated always as identity,
  webhook_id uuid not null references webhooks on delete cascade,
  -- What happened is told once.
  deduplication_key text not null,
  event text not null,
  order_id uuid,
  -- What it is about, by numbers: no message names a buyer.
  details jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  tried_at timestamptz,
  answer integer,
  fault text,
  took_ms integer,
  delivered_at timestamptz,
  given_up_at timestamptz,
  unique (webhook_id, deduplication_key),
  check (delivered_at is null or given_up_at is null)
);

create index on webhook_deliveries (due_at) where delivered_at is null and given_up_at is null;

create index on webhook_deliveries (webhook_id, sequence);

create index on webhook_deliveries (created_at);
