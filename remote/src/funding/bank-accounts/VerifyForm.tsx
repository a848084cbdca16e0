import { Button } from '@mantine/core';
import type { BankAccount, VerifyBankAccountBody } from '@portal/shared/contract/bankAccounts';
import { readSmallDeposit } from '@portal/shared/domain/funding/bankAccountRules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { isApiError } from '../../api/apiError.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { MoneyField } from '../../ui/form/MoneyField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { toBodyAmount, checkTypedAmount } from '../../ui/money/typedAmount.ts';
import { useVerifyBankAccountMutation } from './bankAccountsApi.ts';
import { maskNumber } from './maskNumber.ts';

interface VerifyValues {
  readonly first: string;
  readonly second: string;
}

const CURRENCY = 'USD';
const UNTYPED: VerifyValues = { first: '', second: '' };

/** Cents are also typed without the zero before them: ".32". */
const withZero = (typed: string): string => typed.replace(/^\D*?(?=[.,]\d)/, '0');

/** An amount of a small deposit as typed in a language. */
const smallDeposit = (locale: string) =>
  string()
    .defined()
    .test('small deposit', (typed, context) => {
      const verdict = checkTypedAmount(withZero(typed), CURRENCY, locale, (decimal) => {
        const read = readSmallDeposit(decimal);
        return 'cents' in read ? { minor: read.cents } : read;
      });
      return 'minor' in verdict || context.createError({ message: { ...verdict.refusal } });
    });

interface VerifyFormProps {
  readonly bankAccount: BankAccount;
  readonly onClose: () => void;
}

/** The amounts of the two small deposits. */
export function VerifyForm({ bankAccount, onClose }: VerifyFormProps) {
  const { t } = useTranslation('bankAccounts');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [verify, { error }] = useVerifyBankAccountMutation();
  const schema = useMemo(() => object({ first: smallDeposit(locale), second: smallDeposit(locale) }), [locale]);
  const { identifier, displayName: name, accountNumberLastFour, triesLeft } = bankAccount;
  const isWrong = isApiError(error) && error.i18nKey === 'error.bankAccount.wrongDeposits';
  return (
    <FormShell<VerifyValues, VerifyBankAccountBody, BankAccount>
      label={t('title.verify')}
      initialValues={UNTYPED}
      schema={schema}
      toBody={({ first, second }) => ({
        amounts: [first, second].map((typed) => toBodyAmount(withZero(typed), locale)),
      })}
      onSubmit={(body) => verify({ identifier, body, idempotencyKey: getIdempotencyKey(body) }).unwrap()}
      onSaved={() => {
        notify.success(t('verify.done', { name }));
        onClose();
      }}
      errorFallback={t('failed.verify')}
      draftKey={null}
    >
      <p>{t('verify.text', { name, number: maskNumber(accountNumberLastFour) })}</p>
      <FieldRow>
        <MoneyField name="first" label={t('verify.first')} currencyCode={CURRENCY} required />
        <MoneyField name="second" label={t('verify.second')} currencyCode={CURRENCY} required />
      </FieldRow>
      {!isWrong && <p className="pr-bank__note">{t('verify.left', { left: triesLeft })}</p>}
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <SubmitButton>{t('verify.submit')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
