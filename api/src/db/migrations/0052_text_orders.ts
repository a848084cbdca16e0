import { sql, type Kysely } from 'kysely';

/** Orders by text message: their carrier message, and the sentence by which their recipients' consent was confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shopping_carts add column carrier_message text`.execute(db);
  await sql`alter table orders add column carrier_message text, add column text_consent_wording text,
    add column text_consent_language text, add column text_consent_at timestamptz`.execute(db);
}
