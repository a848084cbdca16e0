import { sql, type Kysely } from 'kysely';

/**
 * Wires: the operator's bank details for each currency, and of a deposit by wire when it was sent and what the bank calls it.
 * A wire that nobody announced has no user who asked for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table wire_instructions (
    currency_code text primary key check (currency_code ~ '^[A-Z]{3}$'),
    field_values jsonb not null check (jsonb_typeof(field_values) = 'object'),
    version int not null default 1,
    changed_by text not null,
    changed_at timestamptz not null
  )`,
  `alter table deposits
    add column sent_on text check (sent_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    add column bank_reference text,
    alter column created_by_user_id drop not null,
    add check (created_by_user_id is not null or kind = 'WIRE_DEPOSIT')`,
  // A wire is added once, whoever finds it in the bank's statement again.
  `create unique index deposits_by_bank_reference on deposits (platform_id, bank_reference)`,
  // What staff see of all organisations; few are expected at a time.
  `create index deposits_expected_wires on deposits (created_at, id)
    where kind = 'WIRE_DEPOSIT' and status = 'PENDING'`,
  `grant select, insert, update on wire_instructions to portal_app`,
];
