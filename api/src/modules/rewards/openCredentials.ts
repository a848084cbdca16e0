import { CREDENTIAL_TYPES, type CredentialType } from '@portal/shared/domain/enumerations';
import { open } from '../../crypto/seal.ts';

export interface Credential {
  readonly type: CredentialType;
  readonly value: string;
}

/** The credentials that were sealed for a reward, in the order of their kinds. */
export function openCredentials(key: Buffer, sealed: string): Credential[] {
  const credentials: unknown = JSON.parse(open(key, sealed));
  if (typeof credentials !== 'object' || credentials === null) return [];
  const values = new Map<string, unknown>(Object.entries(credentials));
  return CREDENTIAL_TYPES.flatMap((type) => {
    const value = values.get(type);
    return typeof value === 'string' && value !== '' ? [{ type, value }] : [];
  });
}
