import { Button } from '@mantine/core';
import { settledExpiration, spacedExpiration } from '@portal/shared/domain/funding/cardFacts';
import { brandOf, codeOf, spacedCardNumber } from '@portal/shared/domain/funding/paymentCards';
import { receiptEmailsOf } from '@portal/shared/domain/funding/receiptEmails';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { Suspense, useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { CardBrandIcon } from '../../entities/card/CardBrandIcon.tsx';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { Bar } from '../../ui/feedback/Bar.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import type { CardValues } from './cardForm.ts';
import './cards.css';
import './locales.ts';

// Number and name are typed meanwhile.
const AddressFields = lazyPart(
  async () => (await import('../../entities/address/AddressFields.tsx')).AddressFields,
);

interface CardFieldsProps {
  readonly mode: 'add' | 'edit';
  /** In place of number and code, while a card is edited. */
  readonly summary?: ReactNode;
  readonly onCancel: () => void;
}

/** Everything of a card, inside its `FormShell`. */
export function CardFields({ mode, summary, onCancel }: CardFieldsProps) {
  const { t } = useTranslation('paymentCards');
  const { t: common } = useTranslation();
  useWarning(t('invalid'));
  return (
    <>
      {mode === 'add' ? <CardNumber /> : summary}
      <TextField
        name="cardholder"
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="cc-name"
        maxLength={2 * SETTINGS.cards.nameLength + 1}
        required
      />
      {mode === 'add' ? (
        <FieldRow>
          <Expiration />
          <SecurityCode />
        </FieldRow>
      ) : (
        <Expiration />
      )}
      <TextField
        name="nickname"
        label={t('nickname')}
        help={t('nicknameHelp')}
        maxLength={SETTINGS.cards.nicknameLength}
        autoComplete="off"
      />
      <h3 className="pr-card-form__part">{t('address')}</h3>
      <Suspense fallback={<Bar height={66} />}>
        <AddressFields name="billingAddress" />
      </Suspense>
      <h3 className="pr-card-form__part">{t('receipts.title')}</h3>
      <Receipts />
      {mode === 'add' && <p className="pr-card-form__note">{t('holdNote')}</p>}
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <SubmitButton>{t(`submit.${mode}`)}</SubmitButton>
      </FormActions>
    </>
  );
}

function CardNumber() {
  const { t } = useTranslation('paymentCards');
  const { values } = useFormikContext<CardValues>();
  useForgotten();
  return (
    <TextField
      name="number"
      label={t('number')}
      help={t('kept')}
      inputMode="numeric"
      autoComplete="cc-number"
      clean={spacedCardNumber}
      maxLength={MOST_TYPED}
      mark={<CardBrandIcon brand={brandOf(values.number)} />}
      isFirst
      required
    />
  );
}

/** 19 digits with their spaces, or pasted with other separators. */
const MOST_TYPED = 40;
/** Other dates too, which are refused at the field. */
const EXPIRATION_LENGTH = 30;
const CODE_LENGTH = 4;

function Expiration() {
  const { t } = useTranslation('paymentCards');
  return (
    <TextField
      name="expiration"
      label={t('expiration')}
      inputMode="numeric"
      autoComplete="cc-exp"
      clean={spacedExpiration}
      settle={settledExpiration}
      maxLength={EXPIRATION_LENGTH}
      required
    />
  );
}

function SecurityCode() {
  const { t } = useTranslation('paymentCards');
  const { values } = useFormikContext<CardValues>();
  return (
    <TextField
      name="code"
      label={t('code', { name: codeOf(brandOf(values.number)).name })}
      inputMode="numeric"
      autoComplete="cc-csc"
      clean={(typed) => typed.replace(/\D/g, '').slice(0, CODE_LENGTH)}
      maxLength={CODE_LENGTH}
      required
    />
  );
}

function Receipts() {
  const { t } = useTranslation('paymentCards');
  const { username: email } = usePrincipal();
  const { values } = useFormikContext<CardValues>();
  const count = receiptEmailsOf(values.receipts, email).length + 1;
  return (
    <>
      <p className="pr-card-form__note">{t('receipts.own', { email })}</p>
      <TextField
        name="receipts"
        label={t('receipts.more')}
        help={
          <>
            {t('receipts.help', { max: SETTINGS.funding.receiptEmailsMax })}
            <br />
            {t('receipts.count', { count })}
          </>
        }
        autoComplete="off"
      />
    </>
  );
}

/** Says in a toast that a submitted form has errors. */
function useWarning(text: string): void {
  const notify = useNotify();
  const { submitCount, isValid, isSubmitting } = useFormikContext();
  const isRefused = submitCount > 0 && !isValid && !isSubmitting;
  useEffect(() => {
    if (isRefused) notify.warning(text);
    // Once for each time that it was submitted, not for each change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [submitCount, isSubmitting]);
}

/** Number and code are typed anew after a call whose answer was none: they are not kept on the screen for later. */
function useForgotten(): void {
  const { failure } = useContext(FormShellContext);
  const { setFieldValue, setFieldTouched } = useFormikContext<CardValues>();
  useEffect(() => {
    if (!isApiError(failure) || (failure.status !== 0 && failure.status < 500)) return;
    for (const name of ['number', 'code']) {
      void setFieldValue(name, '', false);
      void setFieldTouched(name, false, false);
    }
  }, [failure, setFieldValue, setFieldTouched]);
}
