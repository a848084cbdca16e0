import type { FontWeight } from '../fonts.ts';
import type { TextStyle } from '../styles.ts';

export const INK = '#17232d';
export const MUTED = '#4d5a66';
export const PAPER = '#ffffff';

const sizes = (weight: FontWeight, colour: string, ...points: readonly number[]): readonly TextStyle[] =>
  points.map((size) => ({ size, weight, colour }));

/** How the texts of letters look, from the largest size to the smallest that is still read with ease. */
export const LETTER_STYLES = {
  organization: sizes('semiBold', INK, 20, 17, 14, 12),
  address: sizes('regular', INK, 11, 10, 9, 8),
  heading: (ink: string) => sizes('semiBold', ink, 13, 11),
  amount: (ink: string) => sizes('semiBold', ink, 46, 38, 30, 24),
  rewardName: (ink: string) => sizes('semiBold', ink, 18, 16, 14, 12),
  sample: sizes('semiBold', '#b3261e', 26, 22, 18, 14),
  scan: sizes('regular', MUTED, 10.5),
  link: sizes('semiBold', INK, 12.5, 11.5, 10.5, 9.5),
  note: sizes('regular', MUTED, 9),
  support: sizes('regular', INK, 10.5),
  title: sizes('semiBold', INK, 34, 30, 26, 22),
  label: sizes('semiBold', MUTED, 11),
  name: sizes('semiBold', INK, 20, 18, 16, 14),
  message: sizes('regular', INK, 18),
} as const;

const LIGHT_GROUND = 0.3;

/** Black or white, whichever is easier to read on a `#rgb` or `#rrggbb` ground (WCAG relative luminance). */
export function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT_GROUND ? INK : PAPER;
}

/** A colour in six digits, which are all that the format knows. */
export const fullColour = (hex: string): string => {
  const digits = hex.replace('#', '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
};

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(fullColour(hex).slice(start, start + 2), 16) / 255);

const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
