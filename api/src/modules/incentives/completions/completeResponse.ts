import type { ResearchCompletionBody } from '@portal/shared/contract/researchCompletions';
import { findMetLimit, isTaken } from '@portal/shared/domain/research/completionRules';
import { hasStarted } from '@portal/shared/domain/research/incentiveStatus';
import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { findUser } from '../../identity/index.ts';
import { factsOf } from '../toIncentive.ts';
import { COMPLETION_FAILURES } from './completionErrors.ts';
import * as completions from './completionRepository.ts';
import type { CompletionRow } from './completionRepository.ts';
import { hashCompletion } from './hashCompletion.ts';
import { judgeRecipient } from './judgeRecipient.ts';
import type { Payer, PayReward, Payment, Respondent } from './payReward.ts';
import type { RetryLater } from './retryLater.ts';

export interface CompletionDeps {
  readonly payReward: PayReward;
  readonly retryLater: RetryLater;
}

/** A completion; `isRepeat`: it was there before the call. */
export interface TakenResponse {
  readonly completion: CompletionRow;
  readonly isRepeat: boolean;
}

/**
 * Takes a response of a survey by the limits of its locked incentive, and orders its reward. A response id counts once for ever.
 * Raises 409 for one that was sent before with other details, and for an incentive that is turned off or has not started.
 */
export async function completeResponse(
  deps: CompletionDeps,
  tx: Tx,
  payer: Payer,
  { body, now }: { readonly body: ResearchCompletionBody; readonly now: Date },
): Promise<TakenResponse> {
  const { incentive, user } = payer;
  const hash = hashCompletion(body);
  const earlier = await completions.findByResponse(tx, incentive, body.responseId);
  if (earlier !== undefined) {
    if (earlier.body_hash !== hash) throw new AppError(COMPLETION_FAILURES.otherResponse);
    return { completion: earlier, isRepeat: true };
  }
  if (!incentive.is_on) throw new AppError(COMPLETION_FAILURES.turnedOff);
  if (!hasStarted(factsOf(incentive), now)) throw new AppError(COMPLETION_FAILURES.notStarted);
  const respondent = toRespondent(body);
  const payment = await payWithinLimits(deps, tx, payer, { respondent, facts: factsOf(incentive), at: now });
  const completion = await completions.insertCompletion(tx, {
    platform_id: incentive.platform_id,
    incentive_id: incentive.id,
    response_id: respondent.responseId,
    body_hash: hash,
    recipient_email: respondent.recipientEmail,
    first_name: respondent.firstName,
    last_name: respondent.lastName,
    ...outcomeOf(payment),
    credential_id: (await findUser(tx, { platformId: user.platformId, id: user.id })).credential_id,
    tried_at: now,
    created_at: now,
  });
  const issuedAt = payment.status === 'COMPLETE' ? now : null;
  await completions.count(tx, incentive, { isTaken: isTaken(payment.status), issuedAt });
  return { completion: await deps.retryLater(tx, payer, completion, now), isRepeat: false };
}

/**
 * Tries the reward of a completion once more that lacked funds or met a failure. Its response was taken when it came; since then
 * addresses may have been blocked, and all rewards issued.
 */
export async function completeAgain(
  deps: CompletionDeps,
  tx: Tx,
  payer: Payer,
  { completion, now }: { readonly completion: CompletionRow; readonly now: Date },
): Promise<CompletionRow> {
  const { incentive } = payer;
  const facts = { ...factsOf(incentive), responsesTaken: incentive.responses_taken - 1 };
  const payment = await payWithinLimits(deps, tx, payer, {
    respondent: {
      responseId: completion.response_id,
      recipientEmail: completion.recipient_email,
      firstName: completion.first_name,
      lastName: completion.last_name,
    },
    facts,
    at: completion.created_at,
  });
  const tried = await completions.updateCompletion(tx, completion, {
    ...outcomeOf(payment),
    tries: completion.tries + 1,
    tried_at: now,
    next_try_at: null,
  });
  if (payment.status === 'COMPLETE') await completions.count(tx, incentive, { isTaken: false, issuedAt: now });
  return deps.retryLater(tx, payer, tried, now);
}

interface LimitedResponse {
  readonly respondent: Respondent;
  readonly facts: Omit<Parameters<typeof findMetLimit>[0], 'recipient'>;
  /** When the response came. */
  readonly at: Date;
}

async function payWithinLimits(
  { payReward }: CompletionDeps,
  tx: Tx,
  payer: Payer,
  { respondent, facts, at }: LimitedResponse,
): Promise<Payment> {
  const recipient = await judgeRecipient(tx, payer.incentive.platform_id, respondent.recipientEmail);
  const limit = findMetLimit({ ...facts, recipient }, at);
  return limit === null ? payReward(tx, payer, respondent) : { status: limit, reasonKey: null };
}

const toRespondent = (body: ResearchCompletionBody): Respondent => ({
  responseId: body.responseId,
  recipientEmail: body.recipientEmail.trim(),
  firstName: body.recipientFirstName.trim(),
  lastName: body.recipientLastName.trim(),
});

const outcomeOf = (payment: Payment) =>
  payment.status === 'COMPLETE'
    ? { status: payment.status, order_id: payment.orderId, reason_key: null }
    : { status: payment.status, order_id: null, reason_key: payment.reasonKey };
