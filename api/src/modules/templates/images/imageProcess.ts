import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { HEADER_IMAGE, widestCrop, type ImageCrop } from '@portal/shared/domain/templates/headerImage';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { serveTasks } from '../../../childProcess/serveTasks.ts';
import { countScans } from './countScans.ts';

/** An uploaded image, and where its header is cut out; without `crop`, in its middle. */
export interface ImageTask {
  readonly bytes: Uint8Array;
  readonly crop: ImageCrop | null;
}

/** Why an image is not taken. */
export type ImageRefusal = 'animated' | 'broken' | 'tooManyPixels' | 'tooSmall' | 'type' | 'unsafe';

/** A header in its size and in twice its size. */
export interface DrawnImage {
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  readonly largeBytes: Uint8Array;
}

export type ImageResult = { readonly drawn: DrawnImage } | { readonly refused: ImageRefusal };

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const { width: WIDTH, height: HEIGHT } = HEADER_IMAGE;
const MAX_PIXELS = HEADER_IMAGE.megapixels * 1_000_000;
/** Turned by 90 degrees. */
const LYING_FROM = 5;
const QUALITY = 84;

sharp.cache(false);
sharp.concurrency(1);

async function drawImage({ bytes, crop }: ImageTask): Promise<ImageResult> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !TYPES.includes(type.mime)) return { refused: 'type' };
  if (type.mime === 'image/jpeg' && countScans(Buffer.from(bytes)) > SERVER_SETTINGS.images.scans)
    return { refused: 'unsafe' };
  try {
    const {
      width,
      height,
      pages = 1,
      orientation = 1,
      hasAlpha,
    } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return { refused: 'tooManyPixels' };
    if (pages > 1) return { refused: 'animated' };
    const size = orientation >= LYING_FROM ? { width: height, height: width } : { width, height };
    const area = areaOf(size, crop ?? widestCrop(size));
    if (area === null) return { refused: 'tooSmall' };
    const cut = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .extract(area)
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer();
    const encoded = (scale: number): Promise<Buffer> =>
      encode(sharp(cut).resize(WIDTH * scale, HEIGHT * scale, { fit: 'fill' }), hasAlpha).toBuffer();
    const contentType = hasAlpha ? 'image/png' : 'image/jpeg';
    return { drawn: { contentType, bytes: await encoded(1), largeBytes: await encoded(2) } };
  } catch {
    return { refused: 'broken' };
  }
}

const encode = (image: Sharp, hasAlpha: boolean): Sharp =>
  hasAlpha ? image.png({ palette: true }) : image.jpeg({ quality: QUALITY, mozjpeg: true });

/** The pixels of a cut; null when there are fewer than the header has, but for what rounding took. */
function areaOf({ width, height }: { readonly width: number; readonly height: number }, crop: ImageCrop | null) {
  if (crop === null || width < WIDTH || height < HEIGHT) return null;
  const cutWidth = Math.min(Math.round((crop.width * width) / 100), width, Math.floor((height * WIDTH) / HEIGHT));
  if (cutWidth < WIDTH - 1) return null;
  const cutHeight = Math.min(Math.round((cutWidth * HEIGHT) / WIDTH), height);
  return {
    left: Math.min(Math.round((crop.left * width) / 100), width - cutWidth),
    top: Math.min(Math.round((crop.top * height) / 100), height - cutHeight),
    width: cutWidth,
    height: cutHeight,
  };
}

serveTasks(async function* (task: ImageTask): AsyncGenerator<ImageResult, void> {
  yield await drawImage(task);
});
