-- Where an order was placed. What was sold over the counter may have no buyer's name and no address.
alter table orders add column channel text not null default 'web' check (channel in ('web', 'counter'));

-- What waits at the counter for whoever comes to pay it.
create index on orders (id) where state = 'awaiting_payment' and channel = 'counter';

alter table payments drop constraint payments_kind_check;

alter table payments add constraint payments_kind_check
  check (kind in ('card', 'fast_transfer', 'invoice', 'certificate', 'cash', 'card_terminal'));

-- What somebody of the house has done with money since their till was counted last.
create index on journal (actor, id) where actor is not null;

-- The cash of one account, counted: what lay in its till at the beginning, what the journal says was taken and given back since the
-- count before, what was there, and why that is not the same. Never changed.
create table till_counts (
  id uuid primary key,
  sequence bigint not null unique generated always as identity,
  account_id uuid not null references staff_accounts,
  actor text not null check (actor <> ''),
  currency currency_code not null,
  -- When it was counted before, and the last entry of the journal that this count includes.
  since timestamptz,
  closed_at timestamptz not null,
  last_entry bigint not null,
  float_minor bigint not null check (float_minor >= 0),
  taken_minor bigint not null check (taken_minor >= 0),
  given_back_minor bigint not null check (given_back_minor >= 0),
  card_minor bigint not null,
  sales integer not null check (sales >= 0),
  counted_minor bigint not null check (counted_minor >= 0),
  explanation text check (explanation <> ''),
  check (counted_minor = float_minor + taken_minor - given_back_minor or explanation is not null)
);

create index on till_counts (account_id, currency, sequence);

create trigger reject_till_count_change before update or delete or truncate on till_counts
for each statement execute function reject_till_count_change();

alter table till_counts enable always trigger reject_till_count_change;
