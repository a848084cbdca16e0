import type { PrincipalUser } from '@portal/shared/contract/session';
import { userKey } from '../../../entities/platform/userKey.ts';
import { safeStorage, type SafeStorage } from '../../../browser/safeStorage.ts';

/** Template by account. */
type LastTemplates = Readonly<Record<string, string>>;

const getKey = (user: PrincipalUser): string => userKey(user, 'lastOrder@1');

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

/** The last used template by account; empty when browser storage is blocked. */
export function readLastTemplates(user: PrincipalUser, storage: SafeStorage = safeStorage('local')): LastTemplates {
  const { templates } = parsed(storage.get(getKey(user)));
  return Object.fromEntries(
    Object.entries(isRecord(templates) ? templates : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Remembers the template of an order that was placed, for the next one from the same account. */
export function rememberTemplate(
  user: PrincipalUser,
  { accountIdentifier, etid }: { readonly accountIdentifier: string; readonly etid: string },
  storage: SafeStorage = safeStorage('local'),
): void {
  const templates: LastTemplates = { ...readLastTemplates(user, storage), [accountIdentifier]: etid };
  storage.set(getKey(user), JSON.stringify({ templates }));
}
