import { Button, Skeleton } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useReconnect } from '../../ui/feedback/useReconnect.ts';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { useListPaymentSourcesQuery } from '../account/accountApi.ts';
import './locales.ts';
import './pay-with.css';
import { BALANCE, PAYMENT_SOURCE } from './paymentSourceValue.ts';
import { usePaymentChoices } from './usePaymentChoices.tsx';

/**
 * The way an order is paid: by the balance of an account, or by one of its cards (`paymentSourceIdentifier` of the form). Another
 * account pays by its balance.
 */
export function PayWithField({ accountIdentifier }: { readonly accountIdentifier: string }) {
  const { t } = useTranslation(['paymentSource', 'common']);
  const { currentData: sources, error, isFetching, refetch } = useListPaymentSourcesQuery(accountIdentifier);
  const { field, error: refusal, setValue } = useFieldState<string | undefined>(PAYMENT_SOURCE);
  const chosen = field.value ?? BALANCE;
  const choices = usePaymentChoices(accountIdentifier, sources, chosen);
  useBalanceOfNext(accountIdentifier);
  const isFailed = error !== undefined && sources === undefined;
  useReconnect(isFailed ? () => void refetch() : undefined);
  if (sources === undefined && !isFailed) return <Skeleton height={64} radius={8} />;
  return (
    <div className="pr-pay">
      <ChoiceField name={PAYMENT_SOURCE} label={t('payWith')} choose={t('choose')} choices={choices} />
      {refusal !== undefined && chosen !== BALANCE && (
        <Button variant="default" size="xs" className="pr-pay__way" onClick={() => void setValue(BALANCE)}>
          {t('toBalance')}
        </Button>
      )}
      {isFailed && (
        <Notice
          kind="warning"
          title={t('failed')}
          actions={
            <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {t('failedText')}
        </Notice>
      )}
    </div>
  );
}

/** Goes back to the balance once another account pays: its cards are others. */
function useBalanceOfNext(accountIdentifier: string): void {
  const { setFieldValue } = useFormikContext();
  const last = useRef(accountIdentifier);
  useEffect(() => {
    if (last.current === accountIdentifier) return;
    last.current = accountIdentifier;
    void setFieldValue(PAYMENT_SOURCE, BALANCE);
  }, [accountIdentifier, setFieldValue]);
}
