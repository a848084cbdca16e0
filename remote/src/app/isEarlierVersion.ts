/** Splits 1.4.0-rc.1 into its numbers and the rest, which marks a version before the one without it. */
function parse(version: string): { readonly numbers: readonly number[]; readonly rest: string } {
  const [core = '', rest = ''] = version.split('+', 1)[0]?.split(/-(.*)/s) ?? [];
  return { numbers: core.split('.').map(Number), rest };
}

/** Tells whether a version comes before another by semantic versioning; pre-releases are compared as texts with numbers. */
export function isEarlierVersion(version: string, than: string): boolean {
  const [left, right] = [parse(version), parse(than)];
  for (const [index, number] of left.numbers.entries()) {
    const other = right.numbers[index] ?? 0;
    if (number !== other) return number < other;
  }
  if (left.rest === '' || right.rest === '') return left.rest !== '' && right.rest === '';
  return left.rest.localeCompare(right.rest, 'en', { numeric: true }) < 0;
}
