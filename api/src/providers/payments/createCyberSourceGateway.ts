import { silentLog } from '../../logs/Log.ts';
import { createBankCalls } from './bankCalls.ts';
import { bankForm } from './bankForm.ts';
import { createCardCalls } from './cardCalls.ts';
import { findBankEvents } from './findBankEvents.ts';
import { findPayments } from './findPayments.ts';
import type { GatewayService } from '../../env/GatewayService.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { readReply } from './readReply.ts';
import { createRestClient, type RestOptions } from './restClient.ts';

const TIMEOUT_MS = 20_000;

/** Pays by CyberSource: the REST interface for cards and stored accounts, the hosted page of Secure Acceptance for bank debits. */
export function createCyberSourceGateway(
  service: GatewayService,
  { timeoutMs = TIMEOUT_MS, now = () => new Date(), log = silentLog }: Partial<RestOptions> = {},
): PaymentGateway {
  const call = createRestClient(service, { timeoutMs, now, log });
  return {
    ...createCardCalls(call),
    ...createBankCalls(call),
    findPayments: (reference) => findPayments(call, reference),
    bankForm: (debit) => bankForm(service, debit),
    readReply: (fields) => readReply(service, fields),
    findBankEvents: (since) => findBankEvents(call, service.merchant, { since, now: now() }),
  };
}
