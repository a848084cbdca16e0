import { randomUUID } from 'node:crypto';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { findPlatformOfEmail, insertUser, replaceAccess, type UserRow } from '../identity/index.ts';
import { holdKybStatus } from '../platforms/index.ts';
import { listAccountIds, listGroupIds } from './accessReadModel.ts';

/** Somebody for whom an identity provider vouches, with the role and access that its connection names. */
export interface ProvidedUser {
  readonly platformId: bigint;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly langKey: string;
  readonly roleId: bigint;
  readonly organizationAccess: boolean;
  readonly customerIdentifiers: readonly string[];
  readonly accountIdentifiers: readonly string[];
}

/** Adds a user who needs no invitation. Returns null while nobody can be added, and when somebody signs in with the address. */
export async function addProvidedUser(tx: Tx, person: ProvidedUser, at: Date): Promise<UserRow | null> {
  const { platformId, organizationAccess } = person;
  if (!isAllowedByReview(await holdKybStatus(tx, platformId), 'INVITE')) return null;
  if ((await findPlatformOfEmail(tx, person.email)) !== undefined) return null;
  const user = await insertUser(tx, {
    platform_id: platformId,
    identity_hash: randomUUID(),
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    lang_key: person.langKey,
    role_id: person.roleId,
    organization_access: organizationAccess,
    created_at: at,
    modified_at: at,
  });
  await replaceAccess(tx, keyOf(user), {
    customerIds: organizationAccess ? [] : await listGroupIds(tx, platformId, person.customerIdentifiers),
    accountIds: organizationAccess ? [] : await listAccountIds(tx, platformId, person.accountIdentifiers),
  });
  await writeAudit(tx, {
    platformId,
    actorUserId: null,
    action: 'user.provided',
    entityType: 'user',
    entityId: user.id.toString(),
    at,
  });
  return user;
}
