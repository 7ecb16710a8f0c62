-- What operators changed of a date in the console, field by field, and what files said of it before: an import that says the same as
-- before leaves it alone, and one that says something else is refused.
create table date_edits (
  event_id integer not null references events on delete cascade,
  -- Of the date, as files call it.
  source_id source_key not null,
  -- `date`: all of it was made in the console.
  field text not null check (field in ('date', 'started_at', 'doors_at', 'sale_starts_at', 'sale_ends_at', 'status', 'ticket_types')),
  -- Null where files said nothing.
  said jsonb,
  edited_by text not null check (edited_by <> ''),
  edited_at timestamptz not null,
  primary key (event_id, source_id, field)
);

select distribute_table('date_edits', 'event_id', 'performances');
