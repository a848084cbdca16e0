import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

type Defaults = Readonly<Record<string, string | number | boolean>>;
type Read<D> = {
  readonly [Name in keyof D]: D[Name] extends number ? number : D[Name] extends boolean ? boolean : string;
};

/**
 * The program's options from the command line, with the kinds and defaults of `defaults`; a `seed` of 0 becomes a random
 * one. Prints them as the line that repeats the run. Raises on an unknown option or a word where a number belongs.
 */
export function readOptions<const D extends Defaults>(
  program: string,
  defaults: D,
  args: readonly string[] = process.argv.slice(2),
): Read<D> {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [
        name,
        { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const read = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, withSeed(name, convert(name, values[name], fallback))]),
  );
  console.log(
    `${program} ${Object.entries(read)
      .filter(([, value]) => value !== false && value !== '')
      .map(([name, value]) => (value === true ? `--${name}` : `--${name} ${String(value)}`))
      .join(' ')}`,
  );
  // The entries were made from `defaults`, name by name and kind by kind.
  return read as Read<D>;
}

function convert(name: string, given: string | boolean | undefined, fallback: string | number | boolean) {
  if (given === undefined) return fallback;
  if (typeof fallback !== 'number') return given;
  const number = Number(given);
  if (!Number.isFinite(number)) throw new Error(`--${name} must be a number`);
  return number;
}

const withSeed = (name: string, value: string | number | boolean) =>
  name === 'seed' && value === 0 ? randomInt(1, 2 ** 31) : value;
