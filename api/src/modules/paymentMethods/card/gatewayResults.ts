import { gatewayReasonKey, gatewayReasonOf, type GatewayReason } from '@portal/shared/domain/funding/gatewayReasons';
import { AppError, type Failure } from '../../../errors/AppError.ts';
import type { ChangeResult } from '../../../providers/payments/PaymentGateway.ts';
import { CARD_FAILURES } from './cardsErrors.ts';

/** Raises 404 `error.card.notOffered` where no payment gateway is set up, and so nothing that needs it. */
export function requireOffered<Service>(service: Service | null): Service {
  if (service === null) throw new AppError(CARD_FAILURES.notOffered);
  return service;
}

/** The gateway's refusal with the reason's text (422). */
const refusalOf = (reasonCode: string): Failure => ({
  status: 422,
  i18nKey: gatewayReasonKey(reasonCode, 'CARD'),
  description: `The payment gateway refused the card (${reasonCode}).`,
});

/** The gateway's refusal; 503 when it gave no answer. */
export const failureOf = (result: Exclude<ChangeResult, { outcome: 'done' }>): AppError =>
  new AppError(result.outcome === 'failed' ? CARD_FAILURES.gatewayUnreachable : refusalOf(result.reasonCode));

/** Fields of a new card that a reason is about. */
const FIELDS: Partial<Record<GatewayReason, string>> = {
  NUMBER: 'creditCard.number',
  BRAND: 'creditCard.number',
  EXPIRED: 'creditCard.expiration',
  CODE: 'creditCard.verificationNumber',
};

/** The same for a new card, at the field that the reason is about. */
export function newCardFailure(result: Exclude<ChangeResult, { outcome: 'done' }>): AppError {
  const field = result.outcome === 'failed' ? undefined : FIELDS[gatewayReasonOf(result.reasonCode)];
  if (result.outcome === 'failed' || field === undefined) return failureOf(result);
  const refusal = refusalOf(result.reasonCode);
  return new AppError({ ...refusal, fields: [{ field, i18nKey: refusal.i18nKey }] });
}

/** Raises `failureOf` whatever is not done. */
export async function requireDone(change: Promise<ChangeResult>): Promise<void> {
  const result = await change;
  if (result.outcome !== 'done') throw failureOf(result);
}
