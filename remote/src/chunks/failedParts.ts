import { SETTINGS } from '@portal/shared/domain/settings';

const failed = new Set<() => void>();

/** Registers how to reset a failed lazy part: React and the bundler cache a failure for ever. */
export function onForgetFailure(startAfresh: () => void): void {
  failed.add(startAfresh);
}

/** The same, and resets a part whose failure no boundary has caught soon: whoever waited for it has left, and the next one has not asked. */
export function onForgetUnseen(startAfresh: () => void): void {
  onForgetFailure(startAfresh);
  window.setTimeout(() => {
    if (failed.delete(startAfresh)) startAfresh();
  }, SETTINGS.parts.unseenMs);
}

/** Resets all failed parts, so that each loads again on its next render. */
export function forgetFailures(): void {
  const all = [...failed];
  failed.clear();
  all.forEach((startAfresh) => startAfresh());
}
