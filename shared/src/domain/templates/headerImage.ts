import { checkText } from '../textRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { checkPlaceholders } from '../ordering/templatePlaceholders.ts';
import { visibleText } from '../people/visibleText.ts';

/** The header image of a template: its size in a mail, and what an uploaded one may be. */
export const HEADER_IMAGE = {
  width: 650,
  height: 150,
  bytes: 5 * 1024 * 1024,
  megapixels: 25,
  altLength: 150,
} as const;

const MB = 1024 * 1024;

/** Validates the size (bytes) of the file of an image. Null when valid. */
export const checkImageBytes = (bytes: number): Refusal | null =>
  bytes > HEADER_IMAGE.bytes ? { key: 'error.image.tooLarge', values: { max: String(HEADER_IMAGE.bytes / MB) } } : null;

/** The largest cut of an image in the shape of a header, in its middle; null for one that is too small for any. */
export function widestCrop({ width, height }: ImageSize): ImageCrop | null {
  const { width: least, height: leastHeight } = HEADER_IMAGE;
  if (width < least || height < leastHeight) return null;
  const cut = Math.min(width, (height * least) / leastHeight);
  return {
    left: share(width - cut, 2 * width),
    top: share(height - (cut * leastHeight) / least, 2 * height),
    width: share(cut, width),
  };
}

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The part of an image that becomes a header, in percent of its width and height; its height follows from its width. */
export interface ImageCrop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const share = (part: number, whole: number): number => (100 * part) / whole;

const PATH = /^\/api\/images\/([0-9a-f]{64})$/;

/** Returns the address of the image of a hash; the only address that a template takes. */
export const headerImagePath = (hash: string): string => `/api/images/${hash}`;

/** The hash of a template's image; null for any other address. */
export const headerImageHash = (logoUrl: string): string | null => PATH.exec(logoUrl)?.[1] ?? null;

/** Validates the text that stands for an image, and its placeholders; one is required with an image. Null when valid. */
export function checkLogoAlt(logoUrl: string | null | undefined, alt: string): Refusal | null {
  if (logoUrl && visibleText(alt).trim() === '') return { key: 'error.image.altRequired' };
  if (/[<>]/.test(alt)) return { key: 'error.text.angleBrackets' };
  return checkText(alt, HEADER_IMAGE.altLength) ?? checkPlaceholders(alt);
}
