import type { SessionUser } from '../../access/SessionUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';

/** Raises 404 for an organisation that research is switched off for. */
export async function requireResearch(
  readTreatments: ReadTreatments,
  { platformClientId }: Pick<SessionUser, 'platformClientId'>,
): Promise<void> {
  const { 'qualtrics-research': research } = await readTreatments(platformClientId);
  if (research !== 'on') throw new AppError(COMMON_FAILURES.notFound);
}
