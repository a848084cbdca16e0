import type { TransferBody } from '@portal/shared/contract/funding';
import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttemptNotices } from '../../../entities/attempt/AttemptNotices.tsx';
import { useAttempt } from '../../../entities/attempt/useAttempt.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { MoneyField } from '../../../ui/form/MoneyField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { useTransferFundsMutation } from '../../fundingApi.ts';
import { ConfirmActions } from '../ConfirmActions.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import {
  toTransferBody,
  toTransferAmount,
  findTransferProblem,
  transferSchema,
  type GetAccount,
  type TransferValues,
} from './transferSchema.ts';

const TRANSFERS = ['TRANSFER'] as const;

interface TransferFormProps {
  readonly account: Account;
  /** The accounts that money can be moved between. */
  readonly accounts: readonly Account[];
  readonly onClose: () => void;
}

/** Moves money into the account, or between any two of the user's. */
export function TransferForm({ account, accounts, onClose }: TransferFormProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const notify = useNotify();
  const run = useAttempt('TRANSFER');
  const [transferFunds] = useTransferFundsMutation();
  const getAccount = useMemo<GetAccount>(() => {
    const byIdentifier = new Map(accounts.map((one) => [one.accountIdentifier, one]));
    return (identifier) => byIdentifier.get(identifier) ?? null;
  }, [accounts]);
  const [initialValues] = useState<TransferValues>(() => ({
    fromAccountIdentifier: '',
    toAccountIdentifier: getAccount(account.accountIdentifier) === null ? '' : account.accountIdentifier,
    amount: '',
    notes: '',
  }));
  // Said also when the form has been left meanwhile.
  const send = async (body: TransferBody): Promise<void> => {
    const { amount, currencyCode } = await run(body.fromAccountIdentifier, body, (idempotencyKey) =>
      transferFunds({ ...body, idempotencyKey }).unwrap(),
    );
    const getName = (identifier: string) => getAccount(identifier)?.displayName ?? identifier;
    notify.success(
      t('transfer.done', {
        amount: formatMoney(amount, currencyCode, locale),
        from: getName(body.fromAccountIdentifier),
        to: getName(body.toAccountIdentifier),
      }),
    );
  };
  const schema = useMemo(() => transferSchema(getAccount, locale), [getAccount, locale]);
  return (
    <FormShell
      label={t('transfer.label')}
      initialValues={initialValues}
      schema={schema}
      toBody={toTransferBody(getAccount, locale)}
      onSubmit={send}
      onSaved={onClose}
      errorFallback={t('transfer.failed')}
      draftKey={`funding.transfer.${account.accountIdentifier}`}
      draftUntil="left"
    >
      <TransferFields accounts={accounts} getAccount={getAccount} onClose={onClose} />
    </FormShell>
  );
}

interface TransferFieldsProps extends Pick<TransferFormProps, 'accounts' | 'onClose'> {
  readonly getAccount: GetAccount;
}

function TransferFields({ accounts, getAccount, onClose }: TransferFieldsProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const { values } = useFormikContext<TransferValues>();
  const from = getAccount(values.fromAccountIdentifier);
  const to = getAccount(values.toAccountIdentifier);
  const moved = toTransferAmount(values, getAccount, locale);
  const isPair = moved !== null && to?.currencyCode === moved.currencyCode && to !== from;
  const change = isPair ? moved.amount : null;
  return (
    <>
      <AttemptNotices operations={TRANSFERS} />
      <AccountChoice
        name="fromAccountIdentifier"
        label={t('transfer.from')}
        accounts={accounts}
        chosen={from}
        change={change === null ? null : -change}
      />
      <AccountChoice
        name="toAccountIdentifier"
        label={t('transfer.to')}
        accounts={accounts}
        chosen={to}
        change={change}
      />
      <MoneyField
        name="amount"
        label={t('transfer.amount')}
        currencyCode={from?.currencyCode ?? to?.currencyCode ?? 'USD'}
        required
      />
      <TextField
        name="notes"
        label={t('transfer.notes')}
        help={t('transfer.notesHelp')}
        maxLength={SETTINGS.orders.notesLength}
        required
      />
      <ConfirmActions
        onCancel={onClose}
        problem={findTransferProblem(values, getAccount, locale)}
        progress={t('transfer.processing')}
      >
        {moved === null
          ? t('transfer.confirm')
          : t('transfer.confirmAmount', { amount: formatMoney(moved.amount, moved.currencyCode, locale) })}
      </ConfirmActions>
    </>
  );
}
