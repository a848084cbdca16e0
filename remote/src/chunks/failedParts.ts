const failed = new Set<() => void>();

/** Registers how to reset a failed lazy part: React and the bundler cache a failure for ever. */
export function onForgetFailure(startAfresh: () => void): void {
  failed.add(startAfresh);
}

/** Resets all failed parts, so that each loads again on its next render. */
export function forgetFailures(): void {
  const all = [...failed];
  failed.clear();
  all.forEach((startAfresh) => startAfresh());
}
