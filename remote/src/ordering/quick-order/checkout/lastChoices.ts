import type { PrincipalUser } from '@portal/shared/contract/session';
import { safeStorage, type SafeStorage } from '../../../ui/storage/safeStorage.ts';

/** What a user chose in the last order that was placed (F4). */
export interface LastChoices {
  readonly accountIdentifier?: string;
  readonly senderName?: string;
  /** Template by account. */
  readonly templates: Readonly<Record<string, string>>;
}

const keyOf = ({ platformClientId, userId }: PrincipalUser): string =>
  `portal.lastOrder@1:${platformClientId}:${userId}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Read from browser storage; nothing where it is blocked. */
export function readLastChoices(user: PrincipalUser, storage: SafeStorage = safeStorage('local')): LastChoices {
  const { accountIdentifier, senderName, templates } = parsed(storage.get(keyOf(user)));
  const entries = isRecord(templates)
    ? Object.entries(templates).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];
  return {
    ...(typeof accountIdentifier === 'string' ? { accountIdentifier } : {}),
    ...(typeof senderName === 'string' ? { senderName } : {}),
    templates: Object.fromEntries(entries),
  };
}

/** Remembers what an order was placed with, for the next one. */
export function rememberChoices(
  user: PrincipalUser,
  {
    accountIdentifier,
    senderName,
    etid,
  }: { readonly accountIdentifier: string; readonly senderName: string; readonly etid: string },
  storage: SafeStorage = safeStorage('local'),
): void {
  const templates = { ...readLastChoices(user, storage).templates, [accountIdentifier]: etid };
  storage.set(keyOf(user), JSON.stringify({ accountIdentifier, senderName, templates } satisfies LastChoices));
}
