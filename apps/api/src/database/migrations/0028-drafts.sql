-- What editors prepare: items of the catalogue as a file has them, each with what it was when they began. Plain tables of the coordinator.
create table drafts (
  id uuid primary key,
  name text not null check (name <> '' and length(name) <= 200),
  -- Whoever has it sees the pages that the draft would make.
  preview_key text not null unique check (length(preview_key) >= 22),
  created_by text not null,
  created_at timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  -- When it is to be published by itself, and in whose name.
  publish_at timestamptz,
  scheduled_by uuid references staff_accounts,
  scheduled_session uuid,
  scheduled_reason text,
  -- When it was last held against the catalogue without anybody looking, and what was in its way.
  checked_at timestamptz,
  problems jsonb not null default '[]',
  check (num_nulls(publish_at, scheduled_by, scheduled_session, scheduled_reason) in (0, 4))
);

create index on drafts (publish_at) where publish_at is not null;

create table draft_items (
  draft_id uuid not null references drafts on delete cascade,
  kind text not null,
  -- The source id, of a landing its number, of a rate both currencies.
  item_key text not null,
  -- As the catalogue had it; null for what it did not have.
  base jsonb,
  item jsonb not null,
  revision integer not null default 1 check (revision > 0),
  edited_by text not null,
  edited_at timestamptz not null,
  primary key (draft_id, kind, item_key)
);

create index on draft_items (kind, item_key);

-- What was published from drafts, with what is needed to undo it.
create table publications (
  id uuid primary key,
  name text not null,
  published_by text not null,
  published_at timestamptz not null,
  -- Of the catalogue, with this in it.
  version bigint not null,
  -- When pages that show it could be read.
  live_at timestamptz,
  undoes uuid references publications
);

create index on publications (published_at);

create index on publications (version) where live_at is null;

create unique index on publications (undoes);

create table publication_items (
  publication_id uuid not null references publications on delete cascade,
  kind text not null,
  item_key text not null,
  before jsonb,
  after jsonb not null,
  primary key (publication_id, kind, item_key)
);

create index on publication_items (kind, item_key);

-- Since when a text says what it says, where it was written here: a translation that is older than its main text is found by it.
create table text_changes (
  kind text not null,
  item_key text not null,
  -- Where it stands in its item, with its language last.
  path text not null,
  changed_at timestamptz not null,
  primary key (kind, item_key, path)
);
