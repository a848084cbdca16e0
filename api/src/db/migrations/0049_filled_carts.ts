import { sql, type Kysely } from 'kysely';

/** Fills carts from large files step by step: an upload is ADDING until its last good row is in its cart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table uploads drop constraint uploads_state_check`,
  `alter table uploads add constraint uploads_state_check
    check (state in ('READING', 'NEEDS_MAPPING', 'CHECKED', 'REFUSED', 'ADDING', 'ADDED'))`,
  `create index uploads_adding on uploads (platform_id, cart_id) where state = 'ADDING'`,
  // The files of a cart are found among tens of thousands of its rows.
  `drop index upload_lines_by_cart`,
  `create index upload_lines_by_cart on upload_lines (platform_id, cart_id, upload_id) where cart_id is not null`,
  // Rows that were to be added and are not, until rows are added again.
  `alter table shopping_carts add column unadded_line_count int not null default 0`,
];
