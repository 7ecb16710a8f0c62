-- People of the house, how they sign in, and what they did. Plain tables of the coordinator, as orders are; places and events that a
-- role is limited to are named by value.
create table staff_accounts (
  id uuid primary key,
  email text not null,
  -- The same for all ways to write it.
  address text not null unique,
  name text not null,
  created_at timestamptz not null
);

-- An account without any is kept, since the audit log names it, and can do nothing.
create table staff_roles (
  account_id uuid not null references staff_accounts,
  role text not null check (role in ('owner', 'editor', 'box_office', 'finance', 'door_lead')),
  scope text not null check (scope in ('house', 'places', 'events')),
  scope_ids integer[] not null,
  primary key (account_id, role),
  check ((scope = 'house') = (cardinality(scope_ids) = 0))
);

create table staff_passkeys (
  -- As the authenticator names it, in base64url.
  id text primary key,
  account_id uuid not null references staff_accounts,
  public_key bytea not null,
  -- How often it has signed, as it says; one that is copied would say less than we know.
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index on staff_passkeys (account_id);

-- Its link is signed by the house, so nothing here opens anything.
create table staff_invitations (
  id uuid primary key,
  account_id uuid not null references staff_accounts,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- By its link, or by a newer invitation of the account.
  ended_at timestamptz
);

create index on staff_invitations (account_id) where ended_at is null;

create table staff_sessions (
  id uuid primary key,
  -- The cookie has what it is a digest of.
  token_digest text not null unique,
  account_id uuid not null references staff_accounts,
  -- Null for one that came by an invitation and has made no passkey yet; by value, since a session outlives its passkey in this table.
  passkey_id text,
  browser text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

create index on staff_sessions (account_id) where ended_at is null;

create index on staff_sessions (expires_at);

-- What passkeys were asked to sign, each once.
create table staff_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('sign_in', 'register', 'step_up')),
  -- Whose it is; null before anybody is signed in.
  session_id uuid references staff_sessions on delete cascade,
  -- What the challenge was made of, with the act that it is for.
  nonce text not null,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (session_id is null))
);

create index on staff_challenges (expires_at);

create index on staff_challenges (session_id);

-- What was done, by whom, to what and why, in the transaction that did it.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  -- Null for the command line.
  account_id uuid,
  -- Who, in words.
  actor text not null,
  session_id uuid,
  command text not null,
  subject text not null,
  reason text not null,
  before jsonb not null,
  after jsonb not null,
  request_id text
);

create index on audit_log (account_id, id);

create index on audit_log (subject, id);

create index on audit_log (command, id);

create index on audit_log (at);

create trigger reject_audit_change before update or delete or truncate on audit_log
for each statement execute function reject_audit_change();

-- Also where a session has switched ordinary triggers off.
alter table audit_log enable always trigger reject_audit_change;

-- What came of a command, under the key that it was sent with: asked again, it is answered and not done again.
create table command_results (
  account_id uuid not null references staff_accounts,
  idempotency_key text not null,
  request_digest text not null,
  outcome jsonb not null,
  at timestamptz not null,
  primary key (account_id, idempotency_key)
);

create index on command_results (at);
