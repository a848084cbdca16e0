import { sql, type Kysely } from 'kysely';

/** Orders of cards in bulk can be left half made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table order_drafts drop constraint order_drafts_kind_check,
    add constraint order_drafts_kind_check check (kind in ('QUICK', 'STEPS', 'BULK_PHYSICAL'))`,
];
