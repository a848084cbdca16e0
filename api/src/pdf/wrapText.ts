import LineBreaker from 'linebreak';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';

/** Breaks a text into lines no wider than `width`. Words too long for a line are cut; so is what follows the last line. */
export function wrapText(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  if (widthOf(text) <= width) return [text.trim()];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of pieces(text, width, widthOf)) {
    const wide = widthOf(word.trimEnd());
    if (line !== '' && used + wide > width) {
      lines.push(line.trim());
      line = '';
      used = 0;
      if (lines.length === maxLines) return withEllipsis(lines, width, widthOf);
    }
    line += word;
    used += word.endsWith(' ') ? widthOf(word) : wide;
  }
  lines.push(line.trim());
  return lines;
}

/** Words with the spaces behind them; one wider than a line comes letter by letter. */
function* pieces(text: string, width: number, widthOf: (text: string) => number): Generator<string> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const word = text.slice(start, next.position);
    start = next.position;
    if (widthOf(word.trimEnd()) <= width) yield word;
    else for (const { segment } of graphemes.segment(word)) yield segment;
  }
}

function withEllipsis(lines: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const letters = Array.from(graphemes.segment(lines.at(-1) ?? ''), ({ segment }) => segment);
  while (letters.length > 0 && widthOf(letters.join('') + ELLIPSIS) > width) letters.pop();
  return [...lines.slice(0, -1), letters.join('') + ELLIPSIS];
}
