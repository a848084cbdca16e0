import { createHash } from 'node:crypto';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import { monogramPath } from './monogramPath.ts';
import { MOTIFS } from './motifs.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { seededNumbers } from './seededNumbers.ts';

const GENERATION = 3;
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Hiragino Sans','Noto Sans CJK JP','Noto Sans',sans-serif";
const SMALL_WORDS: readonly string[] = ['the', 'and', 'of', 'de', 'la', '&'];

/** Address of a brand's artwork under the API; the version lets browsers cache it indefinitely. */
export const artworkPath = (brandKey: string, brandName: string): string =>
  `/api/catalog/artwork/${encodeURIComponent(brandKey)}.svg?v=${artworkVersion(brandKey, brandName)}`;

/** Changes when the picture does. */
export const artworkVersion = (brandKey: string, brandName: string): string =>
  createHash('sha256').update(`${GENERATION}/${brandKey}/${brandName}`).digest('hex').slice(0, 10);

/** The generated picture of a brand as SVG, 3:2, deterministic for a key and name. It bears the initials: the name stands beside it. */
export function brandArtwork(brandKey: string, brandName: string): string {
  const next = seededNumbers(`${brandKey}/${brandName}`);
  const palette = pick(PALETTES, next);
  const motif = pick(MOTIFS, next);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400" role="img" aria-label="${escapeHtml(brandName)}">`,
    `<rect width="600" height="400" fill="${palette.ground}"/>`,
    motif(palette, next),
    `<linearGradient id="veil"><stop offset=".35" stop-color="${palette.ground}"/><stop offset=".85" stop-color="${palette.ground}" stop-opacity="0"/></linearGradient>`,
    '<rect width="600" height="400" fill="url(#veil)"/>',
    drawMonogram(monogram(brandName), palette.ink),
    `<rect x="50" y="282" width="56" height="8" rx="4" fill="${palette.spark}"/>`,
    '</svg>',
  ].join('');
}

/** The brand's colours, for places without the picture (mails). */
export const brandPalette = (brandKey: string, brandName: string): Palette =>
  pick(PALETTES, seededNumbers(`${brandKey}/${brandName}`));

function pick<T>(choices: readonly T[], next: () => number): T {
  const choice = choices[Math.floor(next() * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}

/** Letters that the product's face lacks come from the browser's. */
function drawMonogram(letters: string, ink: string): string {
  const path = monogramPath(letters, 44, 244);
  return path === null
    ? `<text x="44" y="244" fill="${ink}" font-family="${FONT}" font-size="148" font-weight="700" letter-spacing="-4">${escapeHtml(letters)}</text>`
    : `<path fill="${ink}" d="${path}"/>`;
}

/** One or two letters: the initials of the first two words that count, or the first character of a name without spaces. */
function monogram(brandName: string): string {
  const words = brandName.split(/[\s-]+/).filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  const initials = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20));
  return initials.join('').toUpperCase();
}
