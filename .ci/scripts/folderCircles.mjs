// Refuses circles between folders, whatever the files between them; circles between files are dependency-cruiser's work.
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

const HOUSES = ['api/src', 'api/src/modules', 'remote/src', 'shared/src'];
/** Tests, stories and their helpers may reach anywhere. */
const APART = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:testing|gallery)\//;
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Returns the imports from one folder of `house` into another, by `from -> to`, each with a file that has it. */
function arrowsOf(house) {
  const arrows = new Map();
  for (const name of readdirSync(house, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'))) {
    if (!/\.tsx?$/.test(name) || APART.test(name)) continue;
    for (const [, target] of readFileSync(posix.join(house, name), 'utf8').matchAll(IMPORT)) {
      const reached = posix.join(posix.dirname(name), target);
      const [from, to] = [folderOf(name), folderOf(reached)];
      if (from !== to && to !== '..' && !APART.test(reached)) arrows.set(`${from} -> ${to}`, { from, to, name });
    }
  }
  return [...arrows.values()];
}

const folderOf = (name) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '.');

/** Strips folders that import none or that none imports until every one left is in a circle, or between two. */
function inCircles(arrows) {
  const left = arrows.filter(
    ({ from, to }) => arrows.some((next) => next.from === to) && arrows.some((before) => before.to === from),
  );
  return left.length === arrows.length ? left : inCircles(left);
}

const circles = HOUSES.flatMap((house) =>
  inCircles(arrowsOf(house)).map(({ from, to, name }) => `${house}: ${from} -> ${to}, by ${name}`),
);
for (const line of circles) console.error(`folders import each other: ${line}`);
process.exitCode = circles.length === 0 ? 0 : 1;
