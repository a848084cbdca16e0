const failed = new Set<() => void>();

/** Remembers how a part that failed starts afresh: React and the bundler keep a failure for ever. */
export function onForgetFailure(startAfresh: () => void): void {
  failed.add(startAfresh);
}

/** Lets every failed part start afresh when it is drawn next. */
export function forgetFailures(): void {
  const all = [...failed];
  failed.clear();
  all.forEach((startAfresh) => startAfresh());
}
