import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { PdfFile } from '../../pdf/PdfFile.ts';
import { countHit } from '../../rate-limits/rateLimits.ts';
import type { Clock } from '../../runtime/clock.ts';
import { getRewardStatus, requireLine } from '../orders/index.ts';
import type { DrawLetter } from './drawLetterOf.ts';
import { LETTER_FAILURES } from './lettersErrors.ts';

interface PrintLetterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly drawLetterOf: DrawLetter;
}

const { revealsAnHour, hourMs } = SERVER_SETTINGS.credentials;

/**
 * Draws the letter of a line again, and records who did. Raises 404 for a line that the user does not see, 422 for one without a
 * letter or whose reward was not issued, 409 for a reward that is cancelled, reissued or on hold, and 429 for more than an hour's
 * share of a user: a letter shows what the codes of a reward do.
 */
export const createPrintLetter =
  ({ db, clock, drawLetterOf }: PrintLetterDeps) =>
  async (
    user: SessionUser,
    address: { readonly referenceOrderId: string; readonly lineNumber: string },
  ): Promise<PdfFile> => {
    const { line, order } = await requireLine(db, user, address);
    const at = clock.now();
    if (line.ptid === null) throw new AppError(LETTER_FAILURES.none);
    const status = getRewardStatus(line, at);
    if (status === 'CANCELLED') throw new AppError(LETTER_FAILURES.ended);
    if (status === 'FROZEN') throw new AppError(LETTER_FAILURES.frozen);
    const { hits } = await countHit(db, `credentials:${user.platformId}:${user.id}`, hourMs, at);
    if (hits > revealsAnHour) throw new AppError(COMMON_FAILURES.rateLimited);
    const bytes = await drawLetterOf(db, keyOf(line));
    if (bytes === null) throw new AppError(LETTER_FAILURES.notIssued);
    await withTransaction(db, (tx) =>
      writeAudit(tx, {
        platformId: user.platformId,
        actorUserId: user.id,
        action: 'reward.letterPrinted',
        entityType: 'orderLine',
        entityId: String(line.id),
        at,
      }),
    );
    return { name: `letter-${order.reference_order_id}-${line.line_number}.pdf`, bytes };
  };

export type PrintLetter = ReturnType<typeof createPrintLetter>;
