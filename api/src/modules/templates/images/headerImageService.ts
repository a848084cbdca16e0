import { createHash } from 'node:crypto';
import type { HeaderImage, HeaderImageQuery } from '@portal/shared/contract/headerImages';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { checkImageBytes, HEADER_IMAGE, headerImagePath } from '@portal/shared/domain/templates/headerImage';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import { countHit } from '../../../rate-limits/rateLimits.ts';
import { refuseAbove } from '../../../rate-limits/refuseAbove.ts';
import type { ImageDrawer } from './createImageDrawer.ts';
import { findImage, keepImage } from './headerImageRepository.ts';
import type { ImageRefusal } from './imageProcess.ts';

interface HeaderImageDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly draw: ImageDrawer['draw'];
}

const { imagesAnHour, hourMs } = SERVER_SETTINGS.templates;
const LIMITS: Readonly<Partial<Record<ImageRefusal, Readonly<Record<string, string>>>>> = {
  tooManyPixels: { max: String(HEADER_IMAGE.megapixels) },
  tooSmall: { width: String(HEADER_IMAGE.width), height: String(HEADER_IMAGE.height) },
};

/** Header images: drawn anew from what was uploaded, and found by their hash. */
export const createHeaderImageService = ({ db, clock, draw }: HeaderImageDeps) => ({
  /** Keeps the header of an image. Raises 422 at `image` for one that is not taken, 429 for too many in an hour. */
  add: async (
    user: SessionUser,
    bytes: Buffer | null,
    { left = 0, top = 0, width }: HeaderImageQuery,
  ): Promise<HeaderImage> => {
    const at = clock.now();
    refuseAbove(imagesAnHour, await countHit(db, `images:${user.platformId}:${user.id}`, hourMs, at), at);
    const fields = fieldErrors('image', checkImageBytes(bytes?.length ?? 0));
    if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, status: 422, fields });
    const crop = width === undefined ? null : { left, top, width };
    const response = await draw(user.platformId, { bytes: bytes ?? Buffer.alloc(0), crop });
    if ('refused' in response) throw refusal(response.refused);
    const { contentType, bytes: small, largeBytes } = response.drawn;
    const hash = createHash('sha256').update(small).update(largeBytes).digest('hex');
    await keepImage(db, {
      platform_id: user.platformId,
      hash,
      content_type: contentType,
      bytes: Buffer.from(small),
      large_bytes: Buffer.from(largeBytes),
      created_by_user_id: user.id,
      created_at: at,
    });
    return { logoUrl: headerImagePath(hash) };
  },

  /** Raises 404 for a hash without an image. */
  find: async (hash: string, scale: number) => {
    const image = await findImage(db, hash, scale);
    if (image === undefined) throw new AppError(COMMON_FAILURES.notFound);
    return { contentType: image.content_type, bytes: Buffer.from(image.bytes) };
  },
});

export type HeaderImageService = ReturnType<typeof createHeaderImageService>;

const refusal = (rule: ImageRefusal): AppError =>
  new AppError({
    ...COMMON_FAILURES.validation,
    status: 422,
    fields: [{ field: 'image', i18nKey: `error.image.${rule}`, ...(LIMITS[rule] && { values: { ...LIMITS[rule] } }) }],
  });
