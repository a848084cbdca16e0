export type AspectBand = 'super-landscape' | 'landscape' | 'square' | 'portrait' | 'super-portrait';

/** The shape of a screen by width divided by height: above 3, above 1, exactly 1, above 0.5, and the rest. */
export function aspectBand(width: number, height: number): AspectBand {
  const ratio = width / height;
  if (ratio > 3) return 'super-landscape';
  if (ratio > 1) return 'landscape';
  if (ratio === 1) return 'square';
  return ratio > 0.5 ? 'portrait' : 'super-portrait';
}
