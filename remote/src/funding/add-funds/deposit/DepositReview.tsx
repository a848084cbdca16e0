import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { ConfirmActions } from '../ConfirmActions.tsx';
import { useUsableWhen } from '../useUsableWhen.ts';
import { findChosenSource, getCost, findProblem, type DepositRules, type DepositValues } from './depositSchema.ts';
import { EqualPending } from './EqualPending.tsx';
import { feePercent } from './feePercent.ts';
import { useSourceEnding } from './useSourceEnding.ts';

interface DepositReviewProps {
  readonly rules: DepositRules;
  readonly onBack: () => void;
}

/** Names everything once more, before a card is charged or the bank's page is opened. */
export function DepositReview({ rules, onBack }: DepositReviewProps) {
  const { t } = useTranslation('addFunds');
  const { t: common } = useTranslation();
  const { values } = useFormikContext<DepositValues>();
  const getEnding = useSourceEnding();
  const { account, methods, locale } = rules;
  const usableWhen = useUsableWhen(account);
  const cost = getCost(values, rules);
  const source = findChosenSource(values, rules);
  if (cost === null || source === undefined) return null;
  const { currencyCode, currentBalance } = account;
  const isByBank = source.kind === 'bank';
  const money = (amount: number) => <Money amount={amount} currencyCode={currencyCode} />;
  const total = formatMoney(cost.total, currencyCode, locale);
  const name = source.kind === 'card' ? source.card.displayName : source.bank.displayName;
  return (
    <>
      <h3 tabIndex={-1} className="pr-deposit-review__title">
        {t('review.title')}
      </h3>
      <EqualPending account={account} amount={cost.amount} />
      <FactList
        facts={[
          { label: t('review.account'), value: `${account.displayName} · ${account.accountIdentifier}` },
          { label: t('deposit.source'), value: [name, getEnding(source)].filter(Boolean).join(' · ') },
          { label: t('deposit.amount'), value: money(cost.amount) },
          {
            label: t('deposit.fee', { rate: feePercent(methods.creditCardFee, locale) }),
            value: isByBank ? null : money(cost.fee),
          },
          { label: t('deposit.total'), value: <strong>{money(cost.total)}</strong> },
          { label: t('review.purchaseOrder'), value: isByBank ? null : values.purchaseOrderNumber.trim() },
          {
            label: t('deposit.balanceAfter'),
            value: currentBalance === null ? null : money(currentBalance + cost.amount),
          },
        ]}
      />
      <p className="pr-deposit-when">{usableWhen(isByBank ? 'BANK_DEPOSIT' : 'CARD_DEPOSIT')}</p>
      <ConfirmActions
        onCancel={onBack}
        cancelLabel={common('action.back')}
        problem={findProblem(values, rules)}
        progress={t(isByBank ? 'bank.processing' : 'deposit.processing')}
      >
        {t(isByBank ? 'bank.confirmTotal' : 'deposit.confirmTotal', { total })}
      </ConfirmActions>
    </>
  );
}
