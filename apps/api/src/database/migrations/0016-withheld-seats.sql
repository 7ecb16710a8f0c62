-- Why operators keep seats from the sale, since when and until when. What the catalogue's file withholds has no row here: the file
-- says it, and says it anew with each import.
create table withheld_seats (
  event_id integer not null,
  performance_id integer not null,
  seat integer not null check (seat >= 0),
  reason text not null check (reason <> ''),
  withheld_by text not null check (withheld_by <> ''),
  withheld_at timestamptz not null,
  -- When it goes on sale again by itself; null when somebody must release it.
  release_at timestamptz check (release_at > withheld_at),
  primary key (event_id, performance_id, seat),
  foreign key (event_id, performance_id) references performances on delete cascade
);

select distribute_table('withheld_seats', 'event_id', 'performances');

create index on withheld_seats (release_at) where release_at is not null;
