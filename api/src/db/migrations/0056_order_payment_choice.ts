import { sql, type Kysely } from 'kysely';

/** The card that a quote and an order are paid by, with its fee, and whether an organization lets cards pay for orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table platforms add column cards_at_checkout boolean not null default true`.execute(db);
  await sql`alter table quotes add column payment_source_identifier text,
    add column payment_fee_minor bigint not null default 0 check (payment_fee_minor >= 0)`.execute(db);
  await sql`alter table orders add column credit_card_fee_minor bigint not null default 0 check (credit_card_fee_minor >= 0)`.execute(
    db,
  );
}
