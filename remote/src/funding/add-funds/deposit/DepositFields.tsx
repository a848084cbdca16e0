import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../ui/form/MoneyField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { plainAmount } from '../../../ui/money/typedAmount.ts';
import { PendingBankNotice } from '../bank/PendingBankNotice.tsx';
import { ConfirmActions } from '../ConfirmActions.tsx';
import { chosenSource, costOf, isAboveLimit, type DepositRules, type DepositValues } from './depositForm.ts';
import { DepositSummary } from './DepositSummary.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { Sources } from './Sources.tsx';
import { useKeptAmount } from './useKeptAmount.ts';
import { useUsableWhen } from './useUsableWhen.ts';

interface DepositFieldsProps {
  readonly rules: DepositRules;
  /** The amount is what a page asked for, so it counts as typed. */
  readonly isWanted: boolean;
  readonly onClose: () => void;
  readonly onAddCard: ((amount: string | null) => void) | null;
  readonly note: string | null;
}

export function DepositFields({ rules, isWanted, onClose, onAddCard, note }: DepositFieldsProps) {
  const { t } = useTranslation('addFunds');
  const { values, touched, dirty, isSubmitting } = useFormikContext<DepositValues>();
  const { account, sources, methods, limits, locale } = rules;
  const { currencyCode } = account;
  const keepAmount = useKeptAmount();
  const usableWhen = useUsableWhen(account);
  const cost = costOf(values, rules);
  const isByBank = chosenSource(values, rules)?.kind === 'bank';
  const isChanged = dirty || isWanted || Object.keys(touched).length > 0;
  const money = (amount: number): string => formatMoney(amount, currencyCode, locale);
  const typedAmount = (): string | null => plainAmount(values.amount, currencyCode, locale);
  useShownLimit(isAboveLimit(values, rules));
  return (
    <>
      <MoneyField
        name="amount"
        label={t('deposit.amount')}
        currencyCode={currencyCode}
        isFirst
        help={isByBank && limits !== null ? t('bank.limit', { amount: money(limits.dailyUsageRemaining) }) : undefined}
        required
      />
      <QuickAmounts name="amount" currencyCode={currencyCode} />
      <Sources sources={sources} />
      {onAddCard !== null && (
        <button type="button" className="pr-link pr-add-funds__other" onClick={() => onAddCard(typedAmount())}>
          {t('deposit.otherCard')}
        </button>
      )}
      {note !== null && <p className="pr-add-funds__note">{note}</p>}
      {isByBank ? (
        <PendingBankNotice account={account} onLeave={() => keepAmount(typedAmount())} />
      ) : (
        <TextField
          name="purchaseOrderNumber"
          label={t('deposit.purchaseOrder')}
          help={t('deposit.purchaseOrderHelp')}
          maxLength={SETTINGS.orders.purchaseOrderNumberLength}
          autoComplete="off"
        />
      )}
      {cost !== null && (
        <DepositSummary
          cost={cost}
          feeRate={isByBank ? null : methods.creditCardFee}
          currencyCode={currencyCode}
          when={usableWhen(isByBank)}
        />
      )}
      <div role="status" className="pr-hidden-text">
        {isSubmitting && t(isByBank ? 'bank.processing' : 'deposit.processing')}
      </div>
      <ConfirmActions onCancel={onClose} isChanged={isChanged}>
        {cost === null
          ? t(isByBank ? 'bank.confirm' : 'deposit.confirm')
          : t(isByBank ? 'bank.confirmTotal' : 'deposit.confirmTotal', { total: money(cost.total) })}
      </ConfirmActions>
    </>
  );
}

/** An amount may come to be too much by the choice of a bank account, without being touched; it says so all the same. */
function useShownLimit(isAbove: boolean): void {
  const { setFieldTouched } = useFormikContext<DepositValues>();
  useEffect(() => {
    if (isAbove) void setFieldTouched('amount', true, false);
  }, [isAbove, setFieldTouched]);
}
