import { checkImageBytes, HEADER_IMAGE, widestCrop, type ImageCrop } from '@portal/shared/domain/templates/headerImage';
import { FILE_CHANGED } from '../../../api/sendFile.ts';
import type { Message } from '../../../i18n/message.ts';

/** A file that the browser shows as an image; `crop` is null for one that it cannot show, which the server judges. */
export interface OpenedImage {
  readonly file: File;
  /** The file itself: the page's policy takes no other address of a local file. */
  readonly source: string;
  readonly crop: ImageCrop | null;
  readonly width: number;
}

/** Opens a file, or says what its size rules out. */
export async function openImage(file: File): Promise<OpenedImage | { readonly refusal: Message }> {
  const refusal = checkImageBytes(file.size);
  if (refusal !== null) return { refusal };
  const source = await readDataUrl(file);
  if (source === null) return { refusal: { key: FILE_CHANGED.i18nKey } };
  const image = await shown(source);
  if (image === null) return { file, source, crop: null, width: 0 };
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > HEADER_IMAGE.megapixels * 1_000_000)
    return refused('error.image.tooManyPixels', { max: String(HEADER_IMAGE.megapixels) });
  const crop = widestCrop({ width, height });
  if (crop === null)
    return refused('error.image.tooSmall', { width: String(HEADER_IMAGE.width), height: String(HEADER_IMAGE.height) });
  return { file, source, crop, width };
}

const refused = (key: string, values: Readonly<Record<string, string>>) => ({ refusal: { key, values } });

/** Null for a file that cannot be read any more. */
const readDataUrl = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });

const shown = (source: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = source;
  });
