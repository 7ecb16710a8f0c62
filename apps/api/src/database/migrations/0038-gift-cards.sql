-- Gift cards are bought with orders, and are plain tables of the coordinator as those are.
-- A certificate that was bought and given back, or whose money went back at the provider, pays nothing any more.
alter table certificates add column revoked_at timestamptz;

-- What was on it then, and what came to it later; so that what is owed can be told of any day.
create table certificate_revocations (
  id bigint primary key generated always as identity,
  certificate text not null references certificates,
  at timestamptz not null,
  currency currency_code not null,
  amount_minor bigint not null check (amount_minor > 0)
);

create index on certificate_revocations (certificate);

create index on certificate_revocations (at);

-- What an order is for that has no lines.
create table gift_cards (
  order_id uuid primary key references orders,
  design text not null,
  -- What the buyer wrote, and for whom: empty once the buyer was forgotten.
  greeting text not null,
  from_name text not null,
  to_name text not null,
  -- Null where the buyer hands it over.
  recipient_email text,
  -- Null for at once.
  deliver_at timestamptz,
  -- Once it was paid.
  certificate text unique references certificates
);

create index on gift_cards (lower(recipient_email)) where recipient_email is not null;

alter table journal_parts drop constraint journal_parts_kind_check;

alter table journal_parts add constraint journal_parts_kind_check
  check (kind in ('ticket', 'fee', 'gift_card', 'unassigned'));

-- What a gift card was sold for is for no performance: it is owed until the card is spent.
alter table journal_parts drop constraint journal_parts_check1;

alter table journal_parts add constraint journal_parts_performance_check
  check ((kind in ('gift_card', 'unassigned')) = (event_id is null and performance_id is null and performance_at is null));

-- Which orders a card has paid.
create index on payments (certificate) where certificate is not null;
