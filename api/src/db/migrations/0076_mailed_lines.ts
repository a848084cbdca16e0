import { sql, type Kysely } from 'kysely';

/** Lines that go by post: what their letters say and how they are shipped; an upload tells of territories too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const LETTER = `add column ptid text, add column print_template_version int, add column to_name text, add column from_name text,
  add column letter_head_title text, add column shipping_method text`;

const statements = [
  // Letters and cards have no e-mail template.
  `alter table cart_line_items alter column etid drop not null`,
  `alter table cart_line_items ${LETTER}`,
  `create index cart_line_items_by_print_template on cart_line_items (platform_id, ptid) where ptid is not null`,
  `alter table order_lines ${LETTER}, add column shipping_minor bigint not null default 0`,
  `alter table upload_lines add column is_territory boolean not null default false`,
  `alter table upload_lines drop column is_warned`,
  `alter table upload_lines add column is_warned boolean not null
    generated always as (repeats_contact or is_po_box or is_territory or is_hidden) stored`,
  `create index upload_lines_warned on upload_lines (platform_id, upload_id, line_number) where is_warned`,
];
