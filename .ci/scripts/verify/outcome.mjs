/** So many files or journeys may pass at their second try. */
export const FLAKY_AT_MOST = 3;

const nameOf = ({ file, title }) => `${file}: ${title}`;

/** The files of failures, each once. */
export const filesOf = (failures) => [...new Set(failures.map(({ file }) => file))];

/**
 * Judges the failures of a first try by those of the second (null: there was none). Returns the names of what was `flaky`, and
 * what has `failed`.
 */
export function judge(first, second) {
  if (second === null) return { flaky: [], failed: first };
  const again = new Map(second.map((one) => [nameOf(one), one]));
  const broken = new Set(second.filter(({ title }) => title === 'the file itself').map(({ file }) => file));
  const hasFailed = (one) => again.has(nameOf(one)) || broken.has(one.file);
  const names = new Set(first.map(nameOf));
  return {
    flaky: first.filter((one) => !hasFailed(one)).map(nameOf),
    failed: [...first.filter(hasFailed), ...second.filter((one) => !names.has(nameOf(one)))],
  };
}

/** Returns a line for each count that passes its figure, and for each that has none. */
export const overBudget = (counts, budget) =>
  Object.entries(counts)
    .filter(([what, count]) => !(count <= budget[what]))
    .map(([what, count]) => `${what}: ${count}, .ci/budget.json has ${budget[what] ?? 'no figure'}`);
