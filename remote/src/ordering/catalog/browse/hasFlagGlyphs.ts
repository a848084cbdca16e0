const FLAG = '\u{1f1fa}\u{1f1f8}';
const HALF = '\u{1f1fa}';

let answer: boolean | null = null;

/**
 * True when the fonts have flags: a flag is then narrower than its two letters (Windows and many Linux systems have
 * none).
 */
export function hasFlagGlyphs(): boolean {
  answer ??= measure();
  return answer;
}

function measure(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  return context !== null && context.measureText(FLAG).width < 1.5 * context.measureText(HALF).width;
}
