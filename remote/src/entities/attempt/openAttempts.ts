import type { MoneyOperation } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { newUuid } from '../../api/newUuid.ts';
import { safeStorage } from '../../browser/safeStorage.ts';

/** A call that moves money, whose outcome was not shown yet. Nothing typed stands in it. */
export interface OpenAttempt {
  readonly operation: MoneyOperation;
  readonly accountIdentifier: string;
  /** Its Idempotency-Key. */
  readonly key: string;
  /** Hash of the body that it sends: the same content sent again is the same attempt. */
  readonly hash: string;
  /** When it was begun, by this browser's clock. */
  readonly at: number;
  /** It was answered, and its outcome will be shown elsewhere: the same content sent again is another attempt. */
  readonly isAnswered: boolean;
}

const PREFIX = 'portal.attempt@1';

const storage = safeStorage('local');
const listeners = new Set<() => void>();
/** Keys of the calls that this page waits for. */
const running = new Set<string>();

const notify = (): void => listeners.forEach((listener) => listener());
const getName = (person: string, key: string): string => `${PREFIX}:${person}:${key}`;

/** Notifies of every change, those of other tabs among them. */
export function subscribeToAttempts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Notifies of an attempt that another tab began, also when it was ended there before this tab heard of it. */
export function subscribeToOtherTabs(person: string, listener: (attempts: readonly OpenAttempt[]) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (newValue === null || key?.startsWith(getName(person, '')) !== true) return;
    const begun = parseAttempts(newValue).filter((one) => !running.has(one.key));
    if (begun.length > 0) listener(begun);
  };
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener('storage', hear);
  };
}

/** Notifies when another tab has ended an attempt of the person: money may have moved. */
export function subscribeToEndsElsewhere(person: string, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (newValue === null && key?.startsWith(getName(person, '')) === true) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** The person's attempts as text, the same as long as nothing changes; without those that this page waits for. */
export const attemptsText = (person: string): string =>
  getNames(person)
    .flatMap((name) => storage.get(name) ?? [])
    .filter((text) => ![...running].some((key) => text.includes(key)))
    .join('\n');

/** Reads what `attemptsText` gives; leaves out what is no attempt. */
export const parseAttempts = (text: string): readonly OpenAttempt[] =>
  text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isAttempt(value) ? [value] : [];
    } catch {
      return [];
    }
  });

const isAttempt = (value: unknown): value is OpenAttempt =>
  typeof value === 'object' &&
  value !== null &&
  ['operation', 'accountIdentifier', 'key', 'hash'].every((name) => typeof readMember(value, name) === 'string') &&
  typeof readMember(value, 'at') === 'number';

const readMember = (value: object, name: string): unknown => Object.entries(value).find(([one]) => one === name)?.[1];

const getNames = (person: string): string[] =>
  storage
    .keys()
    .filter((name) => name.startsWith(getName(person, '')))
    .toSorted();

/** Returns the open attempt with the same content, else a new one, which stands in the storage before anything is sent. */
export function openAttempt(
  person: string,
  { operation, accountIdentifier, body }: Pick<OpenAttempt, 'operation' | 'accountIdentifier'> & { body: object },
): OpenAttempt {
  const now = Date.now();
  const hash = hashBody(body);
  const known = parseAttempts(
    getNames(person)
      .flatMap((name) => storage.get(name) ?? [])
      .join('\n'),
  );
  for (const { key, at } of known) if (now - at > SETTINGS.attempts.keptMs) storage.remove(getName(person, key));
  const same = known.find(
    (one) =>
      one.operation === operation &&
      one.accountIdentifier === accountIdentifier &&
      one.hash === hash &&
      !one.isAnswered &&
      now - one.at <= SETTINGS.attempts.keptMs,
  );
  if (same !== undefined) return same;
  const attempt = { operation, accountIdentifier, key: newUuid(), hash, at: now, isAnswered: false };
  storeAttempt(person, attempt);
  return attempt;
}

export function storeAttempt(person: string, attempt: OpenAttempt): void {
  storage.set(getName(person, attempt.key), JSON.stringify(attempt));
  notify();
}

/** The outcome was shown, or nothing was begun. */
export function removeAttempt(person: string, key: string): void {
  storage.remove(getName(person, key));
  notify();
}

/** The outcome of an account's attempts that end elsewhere was shown there. */
export function removeAnsweredAttempts(person: string, operation: MoneyOperation, accountIdentifier: string): void {
  const all = parseAttempts(attemptsText(person));
  for (const one of all)
    if (one.isAnswered && one.operation === operation && one.accountIdentifier === accountIdentifier)
      removeAttempt(person, one.key);
}

/** Marks an attempt as one that this page waits for, until the returned function is called. */
export function runAttempt(key: string): () => void {
  running.add(key);
  notify();
  return () => {
    running.delete(key);
    notify();
  };
}

/** 53 bits of a text's content (cyrb53): it only tells one content from another, also where `crypto.subtle` is missing. */
function hashBody(body: object): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const sign of JSON.stringify(body)) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
