import { gatewayReasonKey } from '@portal/shared/domain/gatewayReasons';
import { AppError } from '../../errors/AppError.ts';
import type { ChangeResult } from '../../providers/payments/PaymentGateway.ts';
import { CARD_FAILURES } from './cardsErrors.ts';

/** Raises 404 `error.card.notOffered` where no payment gateway is set up, and so nothing that needs it. */
export function requireOffered<Service>(service: Service | null): Service {
  if (service === null) throw new AppError(CARD_FAILURES.notOffered);
  return service;
}

/** The gateway's refusal with the reason's text (422); 503 when it gave no answer. */
export function failureOf(result: Exclude<ChangeResult, { outcome: 'done' }>): AppError {
  if (result.outcome === 'failed') return new AppError(CARD_FAILURES.gatewayUnreachable);
  return new AppError({
    status: 422,
    i18nKey: gatewayReasonKey(result.reasonCode),
    description: `The payment gateway refused the card (${result.reasonCode}).`,
  });
}

/** Raises `failureOf` whatever is not done. */
export async function requireDone(change: Promise<ChangeResult>): Promise<void> {
  const result = await change;
  if (result.outcome !== 'done') throw failureOf(result);
}
