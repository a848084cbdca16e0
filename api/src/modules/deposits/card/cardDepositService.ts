import { setTimeout as wait } from 'node:timers/promises';
import type { CardDeposit } from '@portal/shared/contract/deposits';
import { gatewayReasonKey } from '@portal/shared/domain/funding/gatewayReasons';
import { toMajor } from '@portal/shared/domain/money/money';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { failPoint } from '../../../runtime/failPoint.ts';
import type { Log } from '../../../logs/Log.ts';
import type { PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { depositReference } from '../depositReference.ts';
import { expectedBy, isInBusinessReview } from '../expectedBy.ts';
import { findJournalIdentifier } from '../../../ledger/journalReadModel.ts';
import { findKeptCard } from '../../paymentMethods/index.ts';
import { findDeposit, type DepositRow } from '../depositRepository.ts';
import { findAccountOf } from '../depositParties.ts';
import { settleCardDeposit, type SettleDeps } from './settleCardDeposit.ts';

interface CardDepositDeps extends SettleDeps {
  readonly gateway: PaymentGateway;
  readonly log: Log;
}

const { responseMs, pollMs } = SERVER_SETTINGS.deposits;

/** Charges cards for deposits that were begun. */
export const createCardDepositService = ({ gateway, db, clock, log, ...mails }: CardDepositDeps) => ({
  /**
   * Charges the deposit's card, outside of any transaction, and applies the answer. Nothing that fails from here on is an
   * error of the call: the card may have been charged, and the queued question finds out.
   */
  async charge(key: TenantKey): Promise<CardDeposit> {
    failPoint('deposit-claimed');
    const deposit = await findDeposit(db, key);
    const result = await gateway.chargeCard({
      token: await gatewayTokenOf(db, deposit),
      amountMinor: deposit.amount_minor + deposit.fee_minor,
      currencyCode: deposit.currency_code,
      reference: depositReference({ platformId: key.platformId, identifier: deposit.identifier }),
    });
    failPoint('deposit-answered');
    const settled = await settleCardDeposit({ db, clock, ...mails }, key, result).catch((err: unknown) => {
      const line = {
        event: 'deposit.answerNotApplied',
        platformId: String(key.platformId),
        depositId: String(key.id),
      } as const;
      log.warn({ ...line, err }, 'The answer to a charge was not applied; the gateway is asked for it');
      return null;
    });
    return toCardDeposit(db, settled ?? (await findDeposit(db, key)));
  },

  /** Returns the deposit of a repeated call, which waits while the first one charges. */
  async follow(key: TenantKey): Promise<CardDeposit> {
    const end = performance.now() + responseMs;
    let deposit = await findDeposit(db, key);
    if (clock.now().getTime() - deposit.created_at.getTime() > responseMs) return toCardDeposit(db, deposit);
    while (deposit.answered_at === null && performance.now() < end) {
      await wait(pollMs);
      deposit = await findDeposit(db, key);
    }
    return toCardDeposit(db, deposit);
  },
});

export type CardDepositService = ReturnType<typeof createCardDepositService>;

/** Returns the gateway's name of a card, also of one that was removed meanwhile, which the gateway then refuses. */
async function gatewayTokenOf(db: Db, { platform_id, source_token }: DepositRow): Promise<string> {
  const card = await findKeptCard(db, platform_id, source_token);
  if (card === undefined) throw new Error('The card of a deposit is not kept');
  return card.gateway_token;
}

async function toCardDeposit(db: Db, deposit: DepositRow): Promise<CardDeposit> {
  const { identifier } = await findAccountOf(db, deposit);
  const { amount_minor, fee_minor, currency_code, credit_journal_id } = deposit;
  const status = statusOf(deposit);
  return {
    status,
    depositIdentifier: deposit.identifier,
    accountTransactionID:
      credit_journal_id === null ? null : await findJournalIdentifier(db, deposit.platform_id, credit_journal_id),
    accountIdentifier: identifier,
    amount: toMajor(amount_minor, currency_code),
    fee: toMajor(fee_minor, currency_code),
    total: toMajor(amount_minor + fee_minor, currency_code),
    currencyCode: currency_code,
    i18nKey: status === 'DECLINED' ? gatewayReasonKey(deposit.reason_code, 'CARD') : null,
    expectedBy: status === 'PENDING' || status === 'PENDING_KYB' ? expectedBy(deposit) : null,
    createdAt: deposit.created_at.toISOString(),
  };
}

function statusOf({ status, reason_code }: DepositRow): CardDeposit['status'] {
  switch (status) {
    case 'POSTED':
      return 'SUCCESS';
    case 'CREATED':
    case 'PENDING':
      return isInBusinessReview(reason_code) ? 'PENDING_KYB' : 'PENDING';
    default:
      return 'DECLINED';
  }
}
