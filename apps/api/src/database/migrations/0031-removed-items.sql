-- What was taken out of the catalogue: its id is nobody else's, and its own again when it comes back, so that addresses and favourites lead to
-- it as before. A plain table of the coordinator.
create table removed_items (
  -- As in catalogue files, and `performances`.
  kind text not null,
  -- The event of a performance; 0 for anything else.
  event_id integer not null,
  source_id source_key not null,
  id integer not null check (id > 0),
  removed_at timestamptz not null,
  primary key (kind, event_id, source_id),
  unique (kind, id),
  check ((kind = 'performances') = (event_id > 0))
);

-- Null where it is to be removed.
alter table draft_items alter column item drop not null;

-- Null where it was removed.
alter table publication_items alter column after drop not null;
