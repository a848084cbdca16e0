import type { FieldError } from '@portal/shared/contract/common';
import type { IncentiveCheck } from '@portal/shared/contract/incentives';
import type { ResearchCompletion, ResearchCompletionBody } from '@portal/shared/contract/researchCompletions';
import { COMPLETION_STATUSES } from '@portal/shared/domain/enumerations';
import { checkName } from '@portal/shared/domain/ordering/recipientRules';
import { isRetryable } from '@portal/shared/domain/research/completionRules';
import { findVisibleAccount } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { oneOf } from '../../../db/oneOf.ts';
import { withoutEffect } from '../../../db/withoutEffect.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import type { ReadTreatments } from '../../../providers/flags/createTreatments.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { findCompletion, type CompletionRow } from '../history/completionReadModel.ts';
import { findVisibleIncentive } from '../incentiveReadModel.ts';
import { lockIncentive } from '../incentiveRepository.ts';
import { requireResearch } from '../requireResearch.ts';
import { completeAgain, completeResponse, type CompletionDeps } from './completeResponse.ts';
import { COMPLETION_FAILURES } from './completionErrors.ts';
import { limitLockWait } from './completionRepository.ts';
import { findKeyUser } from './findKeyUser.ts';
import type { Payer } from './payReward.ts';
import { toResearchCompletion } from './toResearchCompletion.ts';

export interface CompletionServiceDeps extends CompletionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readTreatments: ReadTreatments;
}

interface CompletionTarget {
  readonly incentiveId: string;
  readonly completionId: string;
}

/** A completion as it is shown; `isRepeat`: it was there before. */
interface ShownResponse {
  readonly completion: CompletionRow;
  readonly isRepeat: boolean;
}

const CONFLICT = 409;
const CREATED = 201;
const UNPROCESSABLE = 422;

/**
 * Responses of surveys. Every method raises 404 for an incentive of other accounts than the caller's, and for one that there is not; all
 * but `retry` with research switched off too.
 */
export function createCompletionService(deps: CompletionServiceDeps) {
  const { db, clock, readTreatments } = deps;

  /** Returns the incentive, which nobody else counts on until the transaction ends, with its account. */
  const lockPayer = async (tx: Tx, user: SessionUser, identifier: string): Promise<Payer> => {
    const found = await findVisibleIncentive(tx, user, identifier);
    const account = await findVisibleAccount(tx, user, found.account_identifier);
    await limitLockWait(tx);
    return { incentive: await lockIncentive(tx, keyOf(found)), account, user };
  };

  const complete = async (tx: Tx, payer: Payer, body: ResearchCompletionBody): Promise<ShownResponse> => {
    const { completion, isRepeat } = await completeResponse(deps, tx, payer, { body, now: clock.now() });
    return { completion: await requireCompletion(tx, payer, completion.id), isRepeat };
  };

  return {
    requireResearch: (user: SessionUser): Promise<void> => requireResearch(readTreatments, user),

    /** Takes a response. Raises 400 at names that no mail can bear, and what `completeResponse` raises. */
    async take(
      user: SessionUser,
      incentiveId: string,
      body: ResearchCompletionBody,
    ): Promise<{ readonly completion: ResearchCompletion; readonly isRepeat: boolean }> {
      requireNames(body);
      await requireResearch(readTreatments, user);
      return withTransaction(db, async (tx) => {
        const payer = await lockPayer(tx, user, incentiveId);
        const { completion, isRepeat } = await complete(tx, payer, body);
        return { completion: toResearchCompletion(incentiveId, completion), isRepeat };
      });
    },

    /** Returns what `take` would answer now; nothing is taken, charged or sent. */
    async check(user: SessionUser, incentiveId: string, body: ResearchCompletionBody): Promise<IncentiveCheck> {
      requireNames(body);
      await requireResearch(readTreatments, user);
      return withoutEffect(db, async (tx) => {
        const payer = await lockPayer(tx, user, incentiveId);
        try {
          return toCheck(await complete(tx, payer, body));
        } catch (error) {
          if (!(error instanceof AppError) || error.status !== CONFLICT) throw error;
          return { ...NO_COMPLETION, httpStatus: CONFLICT, i18nKey: error.i18nKey };
        }
      });
    },

    /**
     * Tries the reward of a completion once more. Its key orders it, or who asks for it where none is known. Raises 404 for a completion
     * that there is not, 409 for one that is paid or was refused for good, and for an incentive that is turned off.
     */
    async retry(tx: Tx, user: SessionUser, { incentiveId, completionId }: CompletionTarget): Promise<CompletionRow> {
      const payer = await lockPayer(tx, user, incentiveId);
      const { incentive } = payer;
      const completion = await requireCompletion(tx, payer, BigInt(completionId));
      if (!isRetryable(oneOf(COMPLETION_STATUSES, completion.status)))
        throw new AppError(COMPLETION_FAILURES.notRetryable);
      if (!incentive.is_on) throw new AppError(COMPLETION_FAILURES.turnedOff);
      const now = clock.now();
      const asKey = { ...payer, user: (await findKeyUser(tx, completion)) ?? user };
      const tried = await completeAgain(deps, tx, asKey, { completion, now });
      await writeAudit(tx, {
        platformId: user.platformId,
        actorUserId: user.id,
        action: 'incentive.completionRetried',
        entityType: 'incentive',
        entityId: incentive.identifier,
        details: { responseId: completion.response_id, status: tried.status },
        at: now,
      });
      return requireCompletion(tx, payer, tried.id);
    },
  };
}

export type CompletionService = ReturnType<typeof createCompletionService>;

const NO_COMPLETION = { status: null, i18nKey: null, isRepeat: false, referenceOrderId: null };

async function requireCompletion(tx: Tx, { incentive }: Payer, id: bigint): Promise<CompletionRow> {
  const completion = await findCompletion(tx, incentive, id);
  if (completion === undefined) throw new AppError(COMPLETION_FAILURES.notFound);
  return completion;
}

/** The order of a response that is only checked is undone: a repeat alone has one. */
function toCheck({ completion, isRepeat }: ShownResponse): IncentiveCheck {
  const status = oneOf(COMPLETION_STATUSES, completion.status);
  return {
    httpStatus: status === 'COMPLETE' ? CREATED : UNPROCESSABLE,
    status,
    i18nKey: null,
    isRepeat,
    referenceOrderId: isRepeat ? completion.reference_order_id : null,
  };
}

/** A respondent may have no name; one that no mail can bear is refused at its field. */
function requireNames({ recipientFirstName, recipientLastName }: ResearchCompletionBody): void {
  const fields: FieldError[] = [
    ...fieldErrors('recipientFirstName', checkName(recipientFirstName, { required: false })),
    ...fieldErrors('recipientLastName', checkName(recipientLastName, { required: false })),
  ];
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
}
