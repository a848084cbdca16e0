/** Seeded pseudo-random numbers, so that a run can be repeated. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Whole, both ends inclusive. */
  integer(from: number, to: number): number;
  /** Log-uniform integer, both ends inclusive, `from` at least 1. */
  logUniform(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  chance(share: number): boolean;
}

/** mulberry32: 32 bits of state, enough for tests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    logUniform: (from, to) => Math.min(to, Math.floor(from * ((to + 1) / from) ** next())),
    pick: (choices) => {
      const chosen = choices[integer(0, choices.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    chance: (share) => next() < share,
  };
}
