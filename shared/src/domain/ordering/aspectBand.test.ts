import { aspectBand } from './aspectBand.ts';

it.each([
  [3001, 1000, 'super-landscape'],
  [3000, 1000, 'landscape'],
  [1001, 1000, 'landscape'],
  [1000, 1000, 'square'],
  [999, 1000, 'portrait'],
  [501, 1000, 'portrait'],
  [500, 1000, 'super-portrait'],
  [320, 1000, 'super-portrait'],
] as const)('%i by %i is %s', (width, height, band) => {
  expect(aspectBand(width, height)).toBe(band);
});
