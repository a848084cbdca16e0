import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { create, Font } from 'fontkit';

const require = createRequire(import.meta.url);

const SIZE = 148;
const LETTER_SPACING = -4;

let face: Font | undefined;

/** Reads the product's face when the first picture is drawn: most processes draw none. */
function readFace(): Font {
  const fontkit = require('fontkit') as { readonly create: typeof create };
  const font = fontkit.create(readFileSync(require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')));
  if ('fonts' in font) throw new TypeError('A collection of fonts');
  return font;
}

/**
 * Returns the outlines of letters in the product's face as the data of an SVG path, from x and y of their baseline on; a
 * picture on a page can load no font. Null where the face lacks one of them.
 */
export function monogramPath(letters: string, x: number, y: number): string | null {
  face ??= readFace();
  const font = face;
  if (!Array.from(letters).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return null;
  const scale = SIZE / font.unitsPerEm;
  const { glyphs, positions } = font.layout(letters);
  let at = x;
  return glyphs
    .map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(at, y).toSVG();
      at += (positions[index]?.xAdvance ?? 0) * scale + LETTER_SPACING;
      return path;
    })
    .join('');
}
