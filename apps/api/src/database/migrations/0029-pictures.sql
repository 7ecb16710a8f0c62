-- Pictures that people of the house uploaded. Their files are there before the row that names them, and go with it when nobody has used
-- the picture for a while.
create table pictures (
  -- Of the file that was uploaded, so that the same one is kept once.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- As a catalogue file takes it.
  picture jsonb not null,
  -- Of the original, which is kept and shown to nobody.
  format text not null check (format in ('jpeg', 'png', 'webp', 'avif', 'heic')),
  bytes integer not null check (bytes > 0),
  -- The last time.
  uploaded_at timestamptz not null
);

create index pictures_uploaded_at on pictures (uploaded_at);
