import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/apiError.ts';
import { PAYMENT_SOURCE } from '../../../entities/payment-source/paymentSourceValue.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { isDeclined } from './paymentRefusal.ts';

export interface PaymentRefusedProps {
  readonly error: unknown;
  readonly onPayFromBalance: () => void;
}

/** Why the card cannot pay, or was declined, with the balance as the way on. */
export function PaymentRefused({ error, onPayFromBalance }: PaymentRefusedProps) {
  const { t, i18n } = useTranslation('quickOrder');
  const field = isApiError(error) ? error.fields?.find((one) => one.field === PAYMENT_SOURCE) : undefined;
  const reason =
    field === undefined
      ? apiErrorMessage(i18n, error)
      : messageText(i18n, { key: field.i18nKey, ...(field.values && { values: field.values }) });
  const isOfCharge = isDeclined(error);
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A dialog is longer than a phone: its end is where it was confirmed.
    if (isOfCharge) noticeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOfCharge]);
  return (
    <div ref={noticeRef}>
      <Notice
        kind="error"
        title={t(isOfCharge ? 'confirm.failedTitle' : 'payment.refused')}
        actions={
          <Button variant="default" size="xs" onClick={onPayFromBalance}>
            {t('payment.toBalance')}
          </Button>
        }
      >
        <p>{reason}</p>
        {isOfCharge && <p>{t('payment.kept')}</p>}
      </Notice>
    </div>
  );
}
