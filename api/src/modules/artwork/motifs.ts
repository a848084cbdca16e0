import type { Palette } from './palettes.ts';

/** Draws the pattern of a 600 x 400 card, calm at the left where the words stand. */
export type Motif = (palette: Palette, next: () => number) => string;

const at = (value: number): string => value.toFixed(1);
const between = (next: () => number, low: number, high: number): number => low + next() * (high - low);
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${fill}" opacity="${at(opacity)}"/>`;

const rings: Motif = ({ soft, deep, spark }, next) => {
  const x = between(next, 440, 520);
  const y = between(next, 90, 190);
  return (
    times(5, (index) => circle(x, y, 290 - index * 55, index % 2 === 0 ? deep : soft, 0.55)) + circle(x, y, 34, spark)
  );
};

const hills: Motif = ({ soft, deep, spark }, next) => {
  const sunX = between(next, 380, 500);
  const ridge = (base: number, lift: number, shift: number, fill: string) =>
    `<path d="M0 400V${at(base)}C${at(120 + shift)} ${at(base - lift)} ${at(230 + shift)} ${at(base + 30)} ${at(340 + shift)} ${at(base - lift * 0.7)}S${at(500 + shift)} ${at(base - lift * 1.6)} 600 ${at(base - lift)}V400Z" fill="${fill}" opacity="0.8"/>`;
  return circle(sunX, 120, 62, spark) + ridge(255, 70, next() * 40, soft) + ridge(335, 55, -next() * 60, deep);
};

const waves: Motif = ({ soft, deep, spark }, next) => {
  const phase = between(next, 0, 80);
  const wave = (y: number, fill: string, opacity: number) =>
    `<path d="M${at(-phase)} ${at(y)}q50 -46 100 0t100 0t100 0t100 0t100 0t100 0t100 0V400H${at(-phase)}Z" fill="${fill}" opacity="${at(opacity)}"/>`;
  return (
    circle(between(next, 420, 520), 96, 46, spark) + wave(190, soft, 0.5) + wave(245, deep, 0.6) + wave(305, deep, 0.9)
  );
};

const leaves: Motif = ({ soft, deep, spark }, next) => {
  const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
    `<path transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${at(size)})" d="M0 0C40 -60 120 -60 150 0C120 60 40 60 0 0Z" fill="${fill}" opacity="0.85"/>`;
  const x = between(next, 330, 370);
  return (
    times(6, (index) =>
      leaf(x + index * 34, 400 - index * 52, -70 + index * 18, 1.3 - index * 0.08, index % 2 === 0 ? soft : deep),
    ) + circle(520, 86, 26, spark)
  );
};

const tiles: Motif = ({ soft, deep, spark }, next) =>
  times(24, (index) => {
    const x = 300 + (index % 4) * 80;
    const y = Math.floor(index / 4) * 80 - 20;
    const choice = next();
    const fill = choice > 0.9 ? spark : choice > 0.45 ? soft : deep;
    const corner = Math.floor(next() * 4) * 90;
    return `<path transform="translate(${x} ${y}) rotate(${corner} 40 40)" d="M0 0H80A80 80 0 0 1 0 80Z" fill="${fill}" opacity="0.9"/>`;
  });

const petals: Motif = ({ soft, deep, spark }, next) => {
  const x = between(next, 430, 480);
  const y = between(next, 150, 210);
  const count = 7 + Math.floor(next() * 4);
  return (
    times(
      count,
      (index) =>
        `<ellipse cx="${at(x)}" cy="${at(y - 105)}" rx="52" ry="118" transform="rotate(${at((index * 360) / count)} ${at(x)} ${at(y)})" fill="${index % 2 === 0 ? soft : deep}" opacity="0.62"/>`,
    ) + circle(x, y, 44, spark)
  );
};

const stripes: Motif = ({ soft, deep, spark }, next) => {
  const slant = between(next, 120, 200);
  const band = (x: number, width: number, fill: string) =>
    `<path d="M${at(x)} 400L${at(x + slant)} 0h${at(width)}L${at(x + width)} 400Z" fill="${fill}"/>`;
  return band(300, 70, deep) + band(390, 46, soft) + band(456, 16, spark) + band(492, 130, soft) + band(620, 90, deep);
};

const moons: Motif = ({ soft, deep, spark }, next) => {
  const size = between(next, 120, 150);
  return (
    circle(360, 300, size, deep, 0.8) +
    circle(500, 210, size, soft, 0.7) +
    circle(430, 90, size * 0.62, deep, 0.7) +
    circle(548, 66, 30, spark)
  );
};

export const MOTIFS: readonly Motif[] = [rings, hills, waves, leaves, tiles, petals, stripes, moons];
