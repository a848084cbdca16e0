import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Db, Executor } from '../../../db/client.ts';
import { EVERY_TENANT } from '../../../db/everyTenant.ts';
import type { HeaderImages } from '../../../db/schema.generated.ts';

/** Keeps an image; one that is there already counts as new. */
export const keepImage = (executor: Executor, image: Insertable<HeaderImages>) =>
  executor
    .insertInto('header_images')
    .values(image)
    .onConflict((conflict) => conflict.columns(['platform_id', 'hash']).doUpdateSet({ created_at: image.created_at }))
    .execute();

/** True when the organisation has an image of that hash. */
export const hasImage = async (executor: Executor, platformId: bigint, hash: string): Promise<boolean> =>
  (await executor
    .selectFrom('header_images')
    .select('hash')
    .where('platform_id', '=', platformId)
    .where('hash', '=', hash)
    .executeTakeFirst()) !== undefined;

/** Returns an image of any organisation by its hash, in its size or in twice its size. */
export const findImage = (executor: Executor, hash: string, scale: number) =>
  executor
    .selectFrom('header_images')
    .modifyFront(EVERY_TENANT)
    .select(['content_type', scale === 2 ? 'large_bytes as bytes' : 'bytes'])
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();

/** Deletes the images that no version of a template shows, nor what else `uses` finds, and that nobody has uploaded lately. */
export const deleteUnusedImages = (db: Db, uses: readonly RawBuilder<boolean>[], now: Date) =>
  sql`delete from header_images
    where created_at < ${new Date(now.getTime() - SERVER_SETTINGS.templates.unusedImageMs)}
      and not exists (
        select from email_template_versions as version
        where version.platform_id = header_images.platform_id and version.logo_url = '/api/images/' || header_images.hash
      )
      ${sql.join(
        uses.map((isUsed) => sql`and not ${isUsed}`),
        sql` `,
      )} ${EVERY_TENANT}`.execute(db);
