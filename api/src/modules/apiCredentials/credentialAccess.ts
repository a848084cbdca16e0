import { holds, type Authority } from '@portal/shared/domain/access/permissions';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import type { SessionUser } from '../../access/SessionUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import { API_CREDENTIAL_FAILURES } from './apiCredentialErrors.ts';

/** The right to make, reveal and end keys of a type. */
export const MANAGING: Readonly<Record<ApiCredentialType, Authority>> = {
  API_KEY: 'API_KEYS_MANAGE',
  RESEARCH_KEY: 'QUALTRICS_API_KEYS_MANAGE',
};

/** The rights to see keys of a type, each of which is enough. */
const SEEING: Readonly<Record<ApiCredentialType, readonly Authority[]>> = {
  API_KEY: ['API_KEYS_MANAGE'],
  RESEARCH_KEY: ['QUALTRICS_API_KEYS_ACCESS', 'QUALTRICS_API_KEYS_MANAGE'],
};

/** True for who may see keys of a type. */
export const seesType = (user: SessionUser, type: ApiCredentialType): boolean =>
  SEEING[type].some((code) => holds(user, code));

/** Raises 403 for who may not see keys of a type, 403 where integrations replace them, and 404 without the feature of research. */
export async function requireSeeing(
  readTreatments: ReadTreatments,
  user: SessionUser,
  type: ApiCredentialType,
): Promise<void> {
  if (!seesType(user, type)) throw new AppError(COMMON_FAILURES.forbidden);
  const treatments = await readTreatments(user.platformClientId);
  if (type === 'API_KEY' && treatments['integrations-replace-api-keys'] === 'on')
    throw new AppError(API_CREDENTIAL_FAILURES.replaced);
  if (type === 'RESEARCH_KEY' && treatments['qualtrics-research'] !== 'on')
    throw new AppError(COMMON_FAILURES.notFound);
}

/** As `requireSeeing`; raises 403 too for who may only see them. */
export async function requireManaging(
  readTreatments: ReadTreatments,
  user: SessionUser,
  type: ApiCredentialType,
): Promise<void> {
  await requireSeeing(readTreatments, user, type);
  if (!holds(user, MANAGING[type])) throw new AppError(COMMON_FAILURES.forbidden);
}
