import { sql, type Kysely } from 'kysely';

/** Header images of e-mail templates, under the hash of what is shown, and the help centre that an organisation's mails name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table header_images (
    platform_id bigint not null references platforms,
    hash text not null,
    content_type text not null,
    bytes bytea not null,
    large_bytes bytea not null,
    created_by_user_id bigint,
    created_at timestamptz not null,
    primary key (platform_id, hash),
    foreign key (platform_id, created_by_user_id) references users
  )`,
  `create index header_images_by_hash on header_images (hash)`,
  `create index email_template_versions_by_logo on email_template_versions (platform_id, logo_url) where logo_url is not null`,
  `grant select, insert, update, delete on header_images to portal_app`,
  `alter table platforms add column help_centre_url text, add column help_centre_version int not null default 1`,
];
