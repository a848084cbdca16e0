import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../ui/form/MoneyField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { toPlainAmount } from '../../../ui/money/typedAmount.ts';
import { AddPaymentMethod } from '../../wallet/AddPaymentMethod.tsx';
import { BankLimit } from '../bank/BankLimit.tsx';
import { PendingBankNotice } from '../bank/PendingBankNotice.tsx';
import { ConfirmActions } from '../ConfirmActions.tsx';
import { Planner } from '../plan/Planner.tsx';
import { useToSend } from '../plan/useToSend.ts';
import { useSavedLocation } from '../useSavedLocation.ts';
import { useUsableWhen } from '../useUsableWhen.ts';
import { DepositCost } from './DepositCost.tsx';
import {
  findChosenSource,
  getCost,
  isAboveLimit,
  findProblem,
  type DepositRules,
  type DepositValues,
} from './depositSchema.ts';

import { useNotedAddress, type DepositFormValues } from './depositDraft.ts';
import type { DepositSource } from './depositSources.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { Sources } from './Sources.tsx';

interface DepositFieldsProps {
  readonly rules: DepositRules;
  /** The amount is what a page asked for, so it counts as typed. */
  readonly isWanted: boolean;
  readonly onClose: () => void;
}

export function DepositFields({ rules, isWanted, onClose }: DepositFieldsProps) {
  const { t } = useTranslation('addFunds');
  const { values, initialValues, dirty, setFieldValue, setFieldTouched } = useFormikContext<DepositFormValues>();
  const { account, sources, methods, limits, locale } = rules;
  const { currencyCode } = account;
  const { source, purchaseOrderNumber } = values;
  const toSend = useToSend(account, values.send, (text) => void setFieldValue('send', text));
  useNotedAddress();
  const usableWhen = useUsableWhen(account);
  const cost = getCost(values, rules);
  const isByBank = findChosenSource(values, rules)?.kind === 'bank';
  const isTyped = isWanted || values.amount !== initialValues.amount;
  const { save, returnState } = useSavedLocation({
    amount: isTyped ? toPlainAmount(values.amount, currencyCode, locale) : null,
    send: toSend.kept,
    choices: dirty || isWanted ? { source, purchaseOrderNumber } : null,
  });
  const countSources = (kind: DepositSource['kind']): number => sources.filter((one) => one.kind === kind).length;
  const use = async (amount: string): Promise<void> => {
    await setFieldValue('amount', amount);
    await setFieldTouched('amount', true);
  };
  useShownLimit(isAboveLimit(values, rules));
  return (
    <div className="pr-deposit" onBlur={save}>
      <Planner account={account} funding={rules} toSend={toSend} onUse={(amount) => void use(amount)} />
      <MoneyField
        name="amount"
        label={t('deposit.amount')}
        currencyCode={currencyCode}
        isFirst
        rounds
        help={isByBank && limits !== null ? <BankLimit limits={limits} /> : undefined}
        required
      />
      <QuickAmounts name="amount" currencyCode={currencyCode} />
      <Sources sources={sources} />
      <div className="pr-add-funds__other">
        <AddPaymentMethod
          account={account}
          methods={methods}
          cards={countSources('card')}
          bankAccounts={countSources('bank')}
          from={returnState}
        />
      </div>
      {isByBank ? (
        <PendingBankNotice account={account} />
      ) : (
        <TextField
          name="purchaseOrderNumber"
          label={t('deposit.purchaseOrder')}
          help={t('deposit.purchaseOrderHelp')}
          maxLength={SETTINGS.orders.purchaseOrderNumberLength}
          autoComplete="off"
        />
      )}
      <p className="pr-deposit-when">{usableWhen(isByBank ? 'BANK_DEPOSIT' : 'CARD_DEPOSIT')}</p>
      <ConfirmActions
        onCancel={onClose}
        problem={findProblem(values, rules)}
        progress=""
        above={
          cost !== null && (
            <DepositCost cost={cost} feeRate={isByBank ? null : methods.creditCardFee} currencyCode={currencyCode} />
          )
        }
      >
        {t('review.open')}
      </ConfirmActions>
    </div>
  );
}

/** An amount may come to be too much by the choice of a bank account, without being touched; it says so all the same. */
function useShownLimit(isAbove: boolean): void {
  const { setFieldTouched } = useFormikContext<DepositValues>();
  useEffect(() => {
    if (isAbove) void setFieldTouched('amount', true, false);
  }, [isAbove, setFieldTouched]);
}
