import type { Account } from '@portal/shared/contract/customers';
import type { CardDeposit, CardDepositBody } from '@portal/shared/contract/deposits';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../../entities/attempt/useAttempt.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { formatCalendarDay } from '../../../ui/time/formatTime.ts';
import { useDepositByCardMutation } from '../../fundingApi.ts';
import { useBankDeposit } from '../bank/useBankDeposit.ts';
import type { DepositRequest } from './depositSchema.ts';
import { rememberSource } from './lastSource.ts';

/**
 * Sends a deposit once and says what became of it, also when the form has been left meanwhile. A bank's page, for which
 * `onLeave` is called first, says that itself.
 */
export function useDeposit(account: Account, onLeave: () => void): (request: DepositRequest) => Promise<void> {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const notify = useNotify();
  const byCard = useCardDeposit();
  const byBank = useBankDeposit(account, onLeave);
  return async (request) => {
    if (request.kind === 'bank') return byBank(request.bankAccountIdentifier, request.amount);
    const { status, amount, currencyCode, expectedBy } = await byCard(request.body);
    const values = {
      amount: formatMoney(amount, currencyCode, locale),
      account: account.displayName,
      day: expectedBy === null ? '' : formatCalendarDay(expectedBy, locale),
    };
    if (status === 'SUCCESS') notify.success(t('deposit.done', values));
    else notify.info(t(status === 'PENDING_KYB' ? 'deposit.inReview' : 'deposit.pending', values));
  };
}

/** Rejects with the reason when the bank declines. */
function useCardDeposit() {
  const run = useAttempt('CARD_DEPOSIT');
  const [depositByCard] = useDepositByCardMutation();
  return async (body: CardDepositBody): Promise<CardDeposit> => {
    // A deposit that the bank has declined may be tried again; one without an answer stays the same attempt.
    const deposit = await run(body.accountIdentifier, body, (idempotencyKey) =>
      depositByCard({ ...body, idempotencyKey }).unwrap(),
    );
    if (deposit.status !== 'DECLINED') {
      rememberSource(body.creditCardToken);
      return deposit;
    }
    throw Object.assign(new Error('The deposit was declined'), {
      status: 422,
      i18nKey: deposit.i18nKey ?? 'error.gateway.UNEXPECTED',
      description: '',
    });
  };
}
