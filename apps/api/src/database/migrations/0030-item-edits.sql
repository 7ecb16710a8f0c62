-- What of an item files last said, where it was changed in the console since: an import that says the same again leaves it alone, and one
-- that says something else of a field that was changed here is refused. A plain table of the coordinator.
create table item_edits (
  kind text not null,
  item_key text not null,
  -- Without its dates, which have edits of their own; null for what was made in the console.
  said jsonb,
  edited_by text not null check (edited_by <> ''),
  edited_at timestamptz not null,
  primary key (kind, item_key)
);

-- Drafts change whatever a date says.
alter table date_edits drop constraint date_edits_field_check;
alter table date_edits add constraint date_edits_field_check
  check (field in ('date', 'hall', 'started_at', 'doors_at', 'sale_starts_at', 'sale_ends_at', 'status', 'ticket_types', 'not_for_sale'));
