import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalTheme } from '../app/theme.ts';

const workspaces = ['remote/src', 'host/src'].map((folder) => join(__dirname, '../../..', folder));
const styles = workspaces.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);
/** Round ends are of no radius of the theme. */
const RADIUS = /border-[a-z-]*radius: (?!999px)\d*[1-9]px/g;
const DISTANCE = /(?:gap|padding|margin)[a-z-]*: (?!calc|clamp)[^;]*\b(?:4|8|12|16|24|32|48)px[^;]*;/g;
const IN_PIXELS = /font(?:-size)?:[^;]*\d(?:px|pt)/g;

test('font sizes follow the browser’s setting: no style uses pixels', () => {
  expect(styles.length).toBeGreaterThan(10);
  const wrong = styles.flatMap((file) =>
    (readFileSync(file, 'utf8').match(IN_PIXELS) ?? []).map((rule) => `${file}: ${rule}`),
  );
  expect(wrong).toEqual([]);
});

test('corners follow the embedder’s radius: no style names one in pixels', () => {
  const wrong = styles
    .filter((file) => file.includes('/remote/'))
    .flatMap((file) => (readFileSync(file, 'utf8').match(RADIUS) ?? []).map((rule) => `${file}: ${rule}`));
  expect(wrong).toEqual([]);
});

test('neither does the theme', () => {
  const sizes = Object.values(portalTheme({}, document.createElement('div')).fontSizes ?? {});
  expect(sizes.filter((size) => !size?.endsWith('rem'))).toEqual([]);
  expect(sizes.length).toBeGreaterThan(0);
});

test('distances are the theme’s: no style names one of them in pixels', () => {
  const wrong = styles
    .filter((file) => file.includes('/remote/'))
    .flatMap((file) => (readFileSync(file, 'utf8').match(DISTANCE) ?? []).map((rule) => `${file}: ${rule}`));
  expect(wrong).toEqual([]);
});
