import type { FontWeight } from './fonts.ts';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight: FontWeight;
  readonly colour: string;
}

const INK = '#17232d';
const MUTED = '#55636f';

export const HAIRLINE = { strong: '#8d99a4', soft: '#d9dfe4' } as const;

export const STYLES = {
  issuer: { size: 10.5, weight: 'semiBold', colour: '#0b5970' },
  aside: { size: 8, weight: 'regular', colour: MUTED },
  heading: { size: 20, weight: 'semiBold', colour: INK },
  subheading: { size: 11, weight: 'semiBold', colour: INK },
  lead: { size: 10, weight: 'regular', colour: INK },
  label: { size: 8, weight: 'regular', colour: MUTED },
  value: { size: 10, weight: 'regular', colour: INK },
  columnHead: { size: 8, weight: 'semiBold', colour: MUTED },
  cell: { size: 9, weight: 'regular', colour: INK },
  total: { size: 9, weight: 'semiBold', colour: INK },
  note: { size: 8.5, weight: 'regular', colour: MUTED },
} as const satisfies Record<string, TextStyle>;

/** The distance of two lines' tops in points; Japanese and Chinese fill their squares, and so need more air. */
export const lineHeight = ({ size }: TextStyle): number => Math.round(size * 1.45 * 4) / 4;
