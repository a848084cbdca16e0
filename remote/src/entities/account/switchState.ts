/** State of the list page to which a switch of the account led: the address of the record that was left. */
export const toSwitchState = (left: string) => ({ switchedAt: left });

/** The address that was left for another account; null when the page was opened otherwise. */
export function readSwitchedFrom(state: unknown): string | null {
  const left: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'switchedAt') : null;
  return typeof left === 'string' ? left : null;
}
