-- Always empty. `commit_in_two_phases` writes to it.
create table two_phase_commits (
  id integer primary key
);

select distribute_table('two_phase_commits', 'coordinator');

-- Everything that one event's sale touches: event_id leads every key, so on a cluster a sale stays on one shard.
create table performances (
  event_id integer not null references events,
  id integer not null check (id > 0),
  source_id source_key not null,
  hall_id integer not null references halls,
  plan_id integer references seating_plans,
  -- 0 is the event's own price list; a performance with its own prices has a list of its own, numbered as itself.
  price_list integer not null check (price_list in (0, id)),
  started_at timestamptz not null,
  doors_at timestamptz check (doors_at <= started_at),
  ended_at timestamptz not null check (ended_at >= started_at),
  sale_starts_at timestamptz,
  sale_ends_at timestamptz not null,
  status text not null check (status in ('scheduled', 'cancelled', 'postponed')),
  -- Seats of the plan and units of general admission, less the units (not seats) that are withheld.
  capacity integer not null check (capacity >= 0),
  -- How often its start or status was changed: a calendar tells the newer of two entries by it.
  revision integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (event_id, id),
  unique (event_id, source_id)
);

select distribute_table('performances', 'event_id');

-- What one zone costs on a price list: a category of seats, or an area of general admission with its capacity.
create table ticket_types (
  event_id integer not null references events,
  price_list integer not null check (price_list >= 0),
  zone source_key not null,
  position integer not null,
  name translated not null,
  capacity integer check (capacity >= 0),
  primary key (event_id, price_list, zone)
);

select distribute_table('ticket_types', 'event_id', 'performances');

-- What the visitor pays is the sum of the two.
create table ticket_prices (
  event_id integer not null,
  price_list integer not null,
  zone text not null,
  currency currency_code not null,
  price_minor bigint not null check (price_minor between 0 and 1000000000000000),
  service_fee_minor bigint not null check (service_fee_minor between 0 and 1000000000000000),
  origin text not null check (origin in ('set', 'derived')),
  -- How a derived price came about.
  rate numeric check (rate > 0),
  rate_set_at timestamptz,
  primary key (event_id, price_list, zone, currency),
  foreign key (event_id, price_list, zone) references ticket_types on delete cascade,
  check ((origin = 'derived') = (rate is not null and rate_set_at is not null))
);

select distribute_table('ticket_prices', 'event_id', 'performances');

-- Seats that have ever been held, sold or kept from the sale. One without a row is free. `seat` is its index in the plan
-- of the performance. `expires_at` says from when on anybody may take it: -infinity when nobody has it, null when never.
create table stock_seats (
  event_id integer not null,
  performance_id integer not null,
  seat integer not null check (seat >= 0),
  zone text not null,
  state text not null check (state in ('free', 'held', 'sold', 'withheld')),
  -- The basket that holds it, or the order that bought it.
  owner uuid,
  held_at timestamptz,
  expires_at timestamptz,
  -- The transaction that wrote the row: the news since a version is what that transaction or a later one wrote.
  changed xid8 not null default pg_current_xact_id(),
  primary key (event_id, performance_id, seat),
  foreign key (event_id, performance_id) references performances,
  check ((state in ('held', 'sold')) = (owner is not null)),
  check ((state in ('sold', 'withheld')) = (expires_at is null)),
  check ((state = 'free') = (expires_at is not distinct from '-infinity')),
  check (state <> 'held' or held_at is not null)
);

select distribute_table('stock_seats', 'event_id', 'performances');

-- Its condition is always true, and keeps it from statements that name a seat: a planner who knows nothing yet of a sale that has
-- just begun holds it for as good as the primary key, and reads the whole hall.
create index on stock_seats (event_id, performance_id, changed) where changed > '0';

-- Units of general admission: never more rows than units, made when they are first asked for. Free, held and sold as seats are.
create table stock_units (
  event_id integer not null,
  performance_id integer not null,
  zone text not null,
  unit integer not null check (unit > 0),
  state text not null check (state in ('free', 'held', 'sold')),
  owner uuid,
  held_at timestamptz,
  expires_at timestamptz,
  primary key (event_id, performance_id, zone, unit),
  foreign key (event_id, performance_id) references performances,
  check ((state = 'free') = (owner is null)),
  check ((state = 'sold') = (expires_at is null)),
  check ((state = 'free') = (expires_at is not distinct from '-infinity')),
  check (state <> 'held' or held_at is not null)
);

select distribute_table('stock_units', 'event_id', 'performances');

-- Whoever takes units reads the free ones first, then those whose hold ended first. Kept from statements that name units, as above.
create index on stock_units (event_id, performance_id, zone, expires_at, unit) where expires_at is not null;

-- How many units of a general-admission zone are kept from the sale of one performance.
create table withheld_units (
  event_id integer not null,
  performance_id integer not null,
  zone text not null,
  count integer not null check (count > 0),
  primary key (event_id, performance_id, zone),
  foreign key (event_id, performance_id) references performances on delete cascade
);

select distribute_table('withheld_units', 'event_id', 'performances');
