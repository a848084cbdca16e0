import type { SessionUser } from '../../access/SessionUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';

/** Raises 404 where the organisation does not have the page of sign-in. */
export async function requireFeature(
  readTreatments: ReadTreatments,
  { platformClientId }: Pick<SessionUser, 'platformClientId'>,
): Promise<void> {
  const { 'authentication-page': treatment } = await readTreatments(platformClientId);
  if (treatment !== 'on') throw new AppError(COMMON_FAILURES.notFound);
}
