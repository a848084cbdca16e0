import type { SessionUser } from '../../access/SessionUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';

/** Raises 404 where the organisation has no page of the recipient list; a list that is on stays in force. */
export type RequirePage = (user: SessionUser) => Promise<void>;

export const createRequirePage =
  (readTreatments: ReadTreatments): RequirePage =>
  async ({ platformClientId }) => {
    const { 'recipients-whitelist': page } = await readTreatments(platformClientId);
    if (page !== 'on') throw new AppError(COMMON_FAILURES.notFound);
  };
