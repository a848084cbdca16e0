import { sql, type Kysely } from 'kysely';

/** Terms that users accept, beside the authorisations of bank debits; each user accepts a version once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table agreements
    drop constraint agreements_kind_check,
    add constraint agreements_kind_check check (kind in ('BANK_DEBIT', 'TERMS')),
    alter column bank_account_id drop not null,
    -- None for a text that stands outside the portal.
    alter column text_hash drop not null,
    add constraint agreements_subject_check check (
      (kind = 'BANK_DEBIT') = (bank_account_id is not null) and (kind = 'TERMS' or text_hash is not null)
    )`,
  `create unique index agreements_of_terms on agreements (platform_id, accepted_by_user_id, text_version)
    where kind = 'TERMS'`,
  `create index agreements_by_time on agreements (platform_id, accepted_at desc, id desc)`,
];
