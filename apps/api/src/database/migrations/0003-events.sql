create table events (
  id integer primary key check (id > 0),
  source_id source_key not null unique,
  event_source_id integer not null unique check (event_source_id > 0),
  category_id integer not null references categories,
  age_limit smallint not null check (age_limit between 0 and 21),
  duration_minutes integer not null check (duration_minutes > 0),
  -- Of the base price, from which prices in other currencies are derived.
  currency currency_code not null,
  images jsonb not null,
  -- Null: on all of them.
  landing_ids integer[] check (cardinality(landing_ids) > 0),
  -- Whether its tickets may be ordered by invoice, on landings that take invoices.
  invoices boolean not null,
  -- Of its last performance: an event is active until then.
  last_ended_at timestamptz not null,
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('events', 'reference');

create index on events (category_id);

-- Each event has a row in every language of the catalogue, so that lists by title follow one index.
create table event_texts (
  event_id integer not null references events on delete cascade,
  lang language_code not null,
  -- The title, or that in the main language.
  sort_title text not null,
  title text check (title <> ''),
  subtitle text check (subtitle <> ''),
  description text check (description <> ''),
  primary key (event_id, lang)
);

select distribute_table('event_texts', 'reference');

create index on event_texts (lang, sort_title collate "und-x-icu", event_id);

create table event_labels (
  label_id integer not null references labels,
  event_id integer not null references events on delete cascade,
  primary key (event_id, label_id)
);

select distribute_table('event_labels', 'reference');

create index on event_labels (label_id, event_id);

create table event_persons (
  event_id integer not null references events on delete cascade,
  position integer not null,
  person_id integer not null references persons,
  role translated not null,
  primary key (event_id, position)
);

select distribute_table('event_persons', 'reference');

create index on event_persons (person_id, event_id);

-- All-in prices of a price list, smallest and largest: what lists show, filter and sort by.
create table price_ranges (
  event_id integer not null references events on delete cascade,
  price_list integer not null check (price_list >= 0),
  currency currency_code not null,
  min_minor bigint not null check (min_minor >= 0),
  max_minor bigint not null check (max_minor >= min_minor),
  primary key (event_id, price_list, currency)
);

select distribute_table('price_ranges', 'reference');

create index on price_ranges (currency, min_minor, event_id);

-- Performances as lists are made of them: one narrow row each, whole on every node. What is sold is in `performances`. Columns that
-- only repeat what events, performances and halls say have no foreign keys of their own: those tables have them.
create table listed_performances (
  performance_id integer primary key check (performance_id > 0),
  event_id integer not null references events on delete cascade,
  hall_id integer not null,
  place_id integer not null,
  location_id integer not null,
  price_list integer not null check (price_list >= 0),
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  -- The calendar day at the place, and both times with the place's offset, as the wire carries them.
  day date not null,
  started_text text not null,
  ended_text text not null,
  status text not null check (status in ('scheduled', 'cancelled', 'postponed')),
  sale_starts_at timestamptz,
  sale_ends_at timestamptz not null,
  sold_out boolean not null default false,
  -- That it has ended was announced, some time after it did: whoever reads compares ended_at.
  is_over boolean not null default false
);

select distribute_table('listed_performances', 'reference');

create index on listed_performances (event_id, started_at, ended_at);

create index on listed_performances (ended_at) where not is_over;

create table news (
  id integer primary key check (id > 0),
  source_id source_key not null unique,
  published_at timestamptz not null,
  image jsonb,
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('news', 'reference');

create index on news (published_at);

create table news_texts (
  news_id integer not null references news on delete cascade,
  lang language_code not null,
  title text check (title <> ''),
  lead text check (lead <> ''),
  body text check (body <> ''),
  primary key (news_id, lang)
);

select distribute_table('news_texts', 'reference');

create table news_events (
  news_id integer not null references news on delete cascade,
  position integer not null,
  event_id integer not null references events,
  primary key (news_id, position)
);

select distribute_table('news_events', 'reference');

create index on news_events (event_id);

create table news_persons (
  news_id integer not null references news on delete cascade,
  position integer not null,
  person_id integer not null references persons,
  primary key (news_id, position)
);

select distribute_table('news_persons', 'reference');

create index on news_persons (person_id);
