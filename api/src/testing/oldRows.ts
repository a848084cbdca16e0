import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { nextId } from './nextId.ts';

/** A platform of a schema before there were roles. */
export async function insertOldPlatform(db: Db): Promise<bigint> {
  const name = `old-${nextId()}`;
  const { rows } = await sql<{ id: bigint }>`
    insert into platforms (platform_client_id, identity_hash, name, support_email)
    values (${name}, ${name}, ${name}, 'support@platform.example') returning id`.execute(db);
  return rows[0]?.id ?? 0n;
}

/** A user of a schema in which a role was a label. */
export async function insertOldUser(
  db: Db,
  platformId: bigint,
  { label, codes }: { readonly label: string; readonly codes: readonly string[] },
): Promise<bigint> {
  const email = `old-${nextId()}@platform.example`;
  await sql`insert into login_emails (email, platform_id) values (${email}, ${platformId})`.execute(db);
  const { rows } = await sql<{ id: bigint }>`
    insert into users (platform_id, identity_hash, email, first_name, last_name, role_name)
    values (${platformId}, ${email}, ${email}, 'Ada', 'Old', ${label}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0n;
  await sql`insert into user_authorities (platform_id, user_id, authority)
    select ${platformId}, ${id}, unnest(${codes}::text[])`.execute(db);
  return id;
}
