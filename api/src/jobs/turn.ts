/** The time that a job has before others have theirs. */
interface Turn {
  readonly isOn: () => boolean;
}

export function createTurn(ms: number): Turn {
  const end = performance.now() + ms;
  return { isOn: () => performance.now() < end };
}
