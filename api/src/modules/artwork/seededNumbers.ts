/** A stream of numbers from 0 (inclusive) to 1 that depends on `seed` alone (FNV-1a, then xorshift). */
export function seededNumbers(seed: string): () => number {
  let state = 2_166_136_261;
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 16_777_619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
