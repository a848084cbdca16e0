import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

type Defaults = Readonly<Record<string, string | number | boolean>>;
type Read<D> = {
  readonly [Name in keyof D]: D[Name] extends number ? number : D[Name] extends boolean ? boolean : string;
};

/**
 * Command line options, with the types and values of `defaults`; a `seed` of 0 is replaced by a random one. Prints the
 * command that repeats the run. Raises on an unknown option or a value of the wrong type.
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
  // The entries have the names and types of `defaults`.
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
