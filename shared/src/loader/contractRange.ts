type Version = readonly [major: number, minor: number, patch: number];

function parse(text: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** True when `version` satisfies `range`: an exact version, or a caret range (same major, not older). */
export function meetsRange(version: string, range: string): boolean {
  const have = parse(version);
  const need = parse(range.replace(/^\^/, ''));
  if (have === null || need === null) return false;
  if (!range.startsWith('^')) return version === range;
  return have[0] === need[0] && (have[1] > need[1] || (have[1] === need[1] && have[2] >= need[2]));
}

/** True when a host of `hostContract` can mount a remote of `implemented`: the same major, or the previous one. */
export function speaksContract(hostContract: string, implemented: string): boolean {
  const host = parse(hostContract);
  const remote = parse(implemented);
  return host !== null && remote !== null && (host[0] === remote[0] || host[0] - 1 === remote[0]);
}
