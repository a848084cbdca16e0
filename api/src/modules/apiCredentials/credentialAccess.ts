import { CHANGE_INTEGRATIONS, SEE_INTEGRATIONS } from '@portal/shared/domain/access/integrationRights';
import { holds, isAllowed, type Authority } from '@portal/shared/domain/access/permissions';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import type { SessionUser } from '../../access/SessionUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import { API_CREDENTIAL_FAILURES } from './apiCredentialErrors.ts';
import { isClientType } from './credentialTypes.ts';

/** The right to make, reveal and end credentials of a type. */
export const MANAGING: Readonly<Record<ApiCredentialType, Authority>> = {
  API_KEY: 'API_KEYS_MANAGE',
  RESEARCH_KEY: 'QUALTRICS_API_KEYS_MANAGE',
  OAUTH_CLIENT: 'API_KEYS_MANAGE',
  SERVICE_ACCOUNT: 'API_KEYS_MANAGE',
};

/** The rights to see credentials of a type, each of which is enough. */
const SEEING: Readonly<Record<ApiCredentialType, readonly Authority[]>> = {
  API_KEY: ['API_KEYS_MANAGE'],
  RESEARCH_KEY: ['QUALTRICS_API_KEYS_ACCESS', 'QUALTRICS_API_KEYS_MANAGE'],
  OAUTH_CLIENT: ['API_KEYS_MANAGE'],
  SERVICE_ACCOUNT: ['API_KEYS_MANAGE'],
};

/** True for who may see credentials of a type. */
export const seesType = (user: SessionUser, type: ApiCredentialType): boolean =>
  SEEING[type].some((code) => holds(user, code));

/**
 * Raises 403 for who may not see credentials of a type, and 404 without its feature. Where integrations replace API keys, all
 * but research keys are seen by who sees integrations too, and by nobody while that page is off.
 */
export const requireSeeing = (
  readTreatments: ReadTreatments,
  user: SessionUser,
  type: ApiCredentialType,
): Promise<void> => requireType(readTreatments, user, type, SEE_INTEGRATIONS);

/** As `requireSeeing`; raises 403 too for who may only see them. */
export async function requireManaging(
  readTreatments: ReadTreatments,
  user: SessionUser,
  type: ApiCredentialType,
): Promise<void> {
  await requireType(readTreatments, user, type, CHANGE_INTEGRATIONS);
  if (!holds(user, MANAGING[type])) throw new AppError(COMMON_FAILURES.forbidden);
}

async function requireType(
  readTreatments: ReadTreatments,
  user: SessionUser,
  type: ApiCredentialType,
  ofIntegrations: typeof SEE_INTEGRATIONS | typeof CHANGE_INTEGRATIONS,
): Promise<void> {
  if (!seesType(user, type)) throw new AppError(COMMON_FAILURES.forbidden);
  const treatments = await readTreatments(user.platformClientId);
  if (type === 'RESEARCH_KEY') {
    if (treatments['qualtrics-research'] !== 'on') throw new AppError(COMMON_FAILURES.notFound);
    return;
  }
  if (isClientType(type) && treatments['oauth-clients'] !== 'on') throw new AppError(COMMON_FAILURES.notFound);
  if (treatments['integrations-replace-api-keys'] !== 'on') return;
  if (treatments.integrations !== 'on') throw new AppError(API_CREDENTIAL_FAILURES.replaced);
  if (!isAllowed(user, ofIntegrations)) throw new AppError(COMMON_FAILURES.forbidden);
}
