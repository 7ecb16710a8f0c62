-- One row: what holds for the whole catalogue. `version` counts its changes.
create table catalogue (
  singleton boolean primary key default true check (singleton),
  main_lang language_code not null default 'ru',
  -- In which any event has a title.
  languages text[] not null default '{}',
  version bigint not null default 0,
  updated_at timestamptz not null default now()
);

select distribute_table('catalogue', 'reference');

insert into catalogue default values;

create table exchange_rates (
  from_currency currency_code not null,
  to_currency currency_code not null check (to_currency <> from_currency),
  rate numeric not null check (rate > 0),
  step numeric not null check (step > 0),
  set_at timestamptz not null,
  primary key (from_currency, to_currency)
);

select distribute_table('exchange_rates', 'reference');

create table landings (
  id integer primary key check (id > 0),
  name text not null,
  domain text not null,
  languages text[] not null check (cardinality(languages) > 0),
  theme jsonb not null,
  navigation jsonb not null,
  -- Whether it takes orders by invoice, for events that allow them.
  invoices boolean not null,
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('landings', 'reference');

create table landing_pages (
  landing_id integer not null references landings on delete cascade,
  kind text not null check (kind in ('info', 'custom')),
  slug text not null check (slug ~ '^[a-z0-9-]{1,64}$'),
  position integer not null,
  title translated not null,
  body translated not null,
  primary key (landing_id, kind, slug)
);

select distribute_table('landing_pages', 'reference');

create table category_types (
  id integer primary key check (id > 0),
  source_id source_key not null unique,
  name translated not null,
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('category_types', 'reference');

create table categories (
  id integer primary key check (id > 0),
  source_id source_key not null unique,
  type_id integer not null references category_types,
  name translated not null,
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('categories', 'reference');

create table locations (
  id integer primary key check (id > 0),
  source_id source_key not null unique,
  name translated not null,
  time_zone text not null,
  country text not null check (country ~ '^[a-z]{2}$'),
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('locations', 'reference');

create table places (
  id integer primary key check (id > 0),
  source_id source_key not null unique,
  location_id integer not null references locations,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  images jsonb not null,
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('places', 'reference');

create index on places (location_id);

create table place_texts (
  place_id integer not null references places on delete cascade,
  lang language_code not null,
  name text check (name <> ''),
  description text check (description <> ''),
  address text check (address <> ''),
  primary key (place_id, lang)
);

select distribute_table('place_texts', 'reference');

-- A plan never changes: other content under the same source_id is another row, and performances that have sold keep theirs.
create table seating_plans (
  id integer primary key check (id > 0),
  source_id source_key not null,
  name text not null,
  hash text not null,
  source jsonb not null,
  compiled text not null,
  seat_count integer not null check (seat_count >= 0),
  created_at timestamptz not null default now(),
  unique (source_id, hash)
);

select distribute_table('seating_plans', 'reference');

-- What is priced together: so many seats, and so many units of general admission.
create table plan_zones (
  plan_id integer not null references seating_plans on delete cascade,
  zone source_key not null,
  position integer not null,
  colour text not null,
  seats integer not null check (seats >= 0),
  units integer not null check (units >= 0),
  primary key (plan_id, zone)
);

select distribute_table('plan_zones', 'reference');

create table halls (
  id integer primary key check (id > 0),
  source_id source_key not null unique,
  place_id integer not null references places,
  name translated not null,
  plan_id integer references seating_plans,
  capacity integer not null check (capacity >= 0),
  -- As the operator wrote it; null when the plan says it.
  stated_capacity integer check (stated_capacity > 0),
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('halls', 'reference');

create index on halls (place_id);

create table persons (
  id integer primary key check (id > 0),
  source_id source_key not null unique,
  image jsonb,
  content_hash text not null,
  updated_at timestamptz not null default now()
);

select distribute_table('persons', 'reference');

create table person_texts (
  person_id integer not null references persons on delete cascade,
  lang language_code not null,
  name text check (name <> ''),
  role text check (role <> ''),
  biography text check (biography <> ''),
  primary key (person_id, lang)
);

select distribute_table('person_texts', 'reference');

-- A fixed vocabulary: ids are known to clients (3 is star cast).
create table labels (
  id integer primary key,
  code text not null unique,
  name translated not null
);

select distribute_table('labels', 'reference');

insert into labels (id, code, name) values
  (1, 'premiere', '{"ru":"Премьера","en":"Premiere","de":"Premiere","fr":"Première","es":"Estreno"}'),
  (2, 'last_shows', '{"ru":"Последние показы","en":"Last shows","de":"Letzte Vorstellungen","fr":"Dernières représentations","es":"Últimas funciones"}'),
  (3, 'star_cast', '{"ru":"Звёздный состав","en":"Star cast","de":"Starbesetzung","fr":"Distribution d’exception","es":"Elenco estelar"}'),
  (4, 'family', '{"ru":"Для всей семьи","en":"For the family","de":"Für die ganze Familie","fr":"En famille","es":"Para toda la familia"}');
