/** How a contract's version must rise for a change of its types: what is added is minor; what is removed or changed is major. */
export type Bump = 'none' | 'minor' | 'major';

const RANK: Readonly<Record<Bump, number>> = { none: 0, minor: 1, major: 2 };

/** Declarations whose values hosts make: a member that they must add breaks those that do not know it. */
const MADE_BY_HOSTS = /^(?:export )?interface (MountOptions|NavigationPort|SessionPort|ThemeTokens|StateSnapshot) /;

const isNoted = (line: string): boolean =>
  line !== '' && !/^(\/\/|\/\*|#|>|```|[})])/.test(line) && !line.startsWith('export const CONTRACT_VERSION');

/** A report's statements, each with the declarations around it; the alternatives of a union are one each. */
function statementsOf(report: string): Set<string> {
  const statements = new Set<string>();
  let around: { readonly indent: number; readonly path: string }[] = [];
  for (const line of report.split('\n')) {
    const text = line.trim();
    if (!isNoted(text)) continue;
    const indent = line.length - line.trimStart().length;
    around = around.filter((one) => one.indent < indent);
    const [, union, alternatives] = /^((?:export )?type \w+ =) (.* \| .*);$/.exec(text) ?? [];
    const parts = union && alternatives ? alternatives.split(' | ').map((one) => `${union} ${one}`) : [text];
    const path = around.at(-1)?.path ?? '';
    for (const part of parts) statements.add(`${path}${part}`);
    around.push({ indent, path: `${path}${text} ` });
  }
  return statements;
}

const OPTIONAL_MEMBER = /^(?:export )?interface \w+ \{ (?:readonly )?\w+\?[:(]/;

const breaksHosts = (statement: string): boolean => MADE_BY_HOSTS.test(statement) && !OPTIONAL_MEMBER.test(statement);

/** The least bump by which a contract of the report `after` may follow one of `before`. */
export function requiredBump(before: string, after: string): Bump {
  const [old, now] = [statementsOf(before), statementsOf(after)];
  const added = [...now].filter((one) => !old.has(one));
  if ([...old].some((one) => !now.has(one)) || added.some(breaksHosts)) return 'major';
  return added.length > 0 ? 'minor' : 'none';
}

const WRITE = 'npm run contract -- --write';

type Version = readonly [major: number, minor: number, patch: number];

const numbersOf = (version: string): Version => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

function bumpFrom(before: string, after: string): Bump {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  if (now[0] > old[0]) return 'major';
  return now[1] > old[1] ? 'minor' : 'none';
}

const raised = (version: string, bump: Bump): string => {
  const [major, minor] = numbersOf(version);
  return bump === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
};

const newestFirst = (one: string, other: string): number => {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  return right[0] - left[0] || right[1] - left[1] || right[2] - left[2];
};

/** `remedy`: what is to be done, the version to be raised first, or the report to be written alone. */
export interface ContractProblem {
  readonly remedy: 'version' | 'report';
  readonly text: string;
}

/**
 * Says what is wrong with the exported types; null when they are those of the published report of `version`, and that follows
 * the version before by the right bump. `published`: reports by version.
 */
export function contractProblem(
  { version, report }: { readonly version: string; readonly report: string },
  published: ReadonlyMap<string, string>,
): ContractProblem | null {
  const own = published.get(version);
  const change = requiredBump(own ?? report, report);
  if (change !== 'none')
    return {
      remedy: 'version',
      text: `The exported types are no longer those of contract ${version}: a ${change} change. Raise CONTRACT_VERSION to ${raised(version, change)}, then: ${WRITE}`,
    };
  const [before] = [...published.keys()].filter((one) => newestFirst(one, version) > 0).sort(newestFirst);
  const needed = before === undefined ? 'none' : requiredBump(published.get(before) ?? '', report);
  if (before !== undefined && RANK[needed] > RANK[bumpFrom(before, version)])
    return {
      remedy: 'version',
      text: `Contract ${version} follows ${before} with a ${needed} change: it must be ${raised(before, needed)}.`,
    };
  return own === report
    ? null
    : { remedy: 'report', text: `The report of contract ${version} is not up to date: ${WRITE}` };
}
