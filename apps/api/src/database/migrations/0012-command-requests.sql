-- Acts that one person has asked for and a second one must confirm before they are done.
create table command_requests (
  id uuid primary key,
  command text not null,
  input jsonb not null,
  subject text not null,
  reason text not null,
  account_id uuid not null references staff_accounts,
  session_id uuid not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decision text check (decision in ('confirmed', 'declined')),
  decided_by uuid references staff_accounts,
  decided_at timestamptz,
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);

create index on command_requests (requested_at) where decision is null;

-- Who confirmed what the actor had asked for.
alter table audit_log add column confirmed_by uuid;
