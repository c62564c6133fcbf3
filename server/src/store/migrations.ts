/** Every change of the schema, in order, never edited once landed; the same on the embedded database and PostgreSQL. */
export interface Migration {
  readonly id: string
  readonly statements: readonly string[]
}

export const MIGRATIONS: readonly Migration[] = [
  {
    id: '0001-daily-counts',
    statements: [
      'create table daily_counts (day date not null, name text not null, count integer not null default 0, primary key (day, name))',
    ],
  },
  {
    id: '0002-accounts',
    statements: [
      `create table users (
        id text primary key, name text not null, email text not null unique, email_verified boolean not null default false, image text,
        created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
        role text not null default 'user' check (role in ('user', 'admin')), disabled_at timestamptz)`,
      `create table sessions (
        id text primary key, token text not null unique, user_id text not null references users on delete cascade, expires_at timestamptz not null,
        ip_address text, user_agent text, created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
      'create index sessions_of_user on sessions (user_id)',
      `create table credentials (
        id text primary key, account_id text not null, provider_id text not null, user_id text not null references users on delete cascade,
        password text, access_token text, refresh_token text, id_token text, access_token_expires_at timestamptz,
        refresh_token_expires_at timestamptz, scope text,
        created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
      'create index credentials_of_user on credentials (user_id)',
      `create table verifications (
        id text primary key, identifier text not null, value text not null, expires_at timestamptz not null,
        created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
      'create index verifications_by_identifier on verifications (identifier)',
    ],
  },
  {
    id: '0003-membership',
    statements: [
      `create table memberships (
        user_id text primary key references users on delete cascade, tier text not null default 'free' check (tier in ('free', 'pro', 'founder')),
        is_founder boolean not null default false, founder_since timestamptz, on_founder_wall boolean not null default false,
        version integer not null default 1)`,
      `create table grants (
        id text primary key, user_id text not null references users on delete cascade, kind text not null check (kind in ('pro', 'founder')),
        source text not null check (source in ('payment', 'admin')), reference text not null unique,
        granted_at timestamptz not null default now(), ended_at timestamptz)`,
      'create index grants_of_user on grants (user_id)',
      `create table payment_states (
        reference text primary key, user_id text, kind text check (kind in ('pro', 'founder')), state_at integer not null, is_active boolean not null)`,
      'create table payment_events (id text primary key, type text not null, received_at timestamptz not null default now())',
      `create table audit_entries (
        id text primary key, at timestamptz not null default now(), actor text not null, action text not null, subject text not null,
        detail text not null default '')`,
      'create index audit_entries_by_time on audit_entries (at desc)',
      'create index audit_entries_of_subject on audit_entries (subject)',
    ],
  },
  {
    id: '0004-usage',
    statements: [
      'create table token_windows (subject text primary key, started_at timestamptz not null, used integer not null)',
      'create table attempt_windows (key text primary key, started_at timestamptz not null, tries integer not null)',
      'create table daily_salts (day date primary key, salt text not null)',
    ],
  },
  {
    id: '0005-payment-facts',
    statements: [
      `alter table payment_states add column aspect text not null default 'payment', drop constraint payment_states_pkey,
        add primary key (reference, aspect)`,
      'create table payment_links (reference text primary key, belongs_to text not null, linked_at integer not null)',
      'create index payment_links_by_owner on payment_links (belongs_to)',
    ],
  },
  {
    id: '0006-contributions',
    statements: [
      `create table contributions (
        id text primary key, user_id text not null references users on delete cascade,
        state text not null check (state in ('receiving', 'waiting', 'approved', 'rejected')),
        consent_version text not null, consented_at timestamptz not null, problem text not null, severity text not null,
        confidence double precision not null, description text not null, phone text not null, vehicle text not null, car_key text not null,
        is_confirmed_by_repair boolean not null, before_recording text, file_name text not null, bytes integer not null,
        received_bytes integer not null default 0 check (received_bytes between 0 and bytes),
        created_at timestamptz not null, touched_at timestamptz not null, media_type text, kept_bytes integer, seconds double precision,
        sound_hash text, peaks text, reviewed_at timestamptz, reason text not null default '', worth text not null default '[]')`,
      'create index contributions_of_user on contributions (user_id, created_at)',
      'create index contributions_by_state on contributions (state, created_at)',
      `create unique index contributions_by_sound on contributions (sound_hash) where state in ('waiting', 'approved')`,
      `create table earnings (
        id text primary key, user_id text not null references users on delete cascade, sound_hash text not null, amount integer not null,
        at timestamptz not null, unique (user_id, sound_hash))`,
      `create table earned_cases (
        id text primary key, user_id text not null references users on delete cascade, opened_at timestamptz not null,
        ends_at timestamptz not null, spent integer not null)`,
      'create index earned_cases_of_user on earned_cases (user_id, ends_at)',
    ],
  },
]
