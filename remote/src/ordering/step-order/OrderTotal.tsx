import type { Upload } from '@portal/shared/contract/uploads';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { Money } from '../../ui/money/Money.tsx';
import { useGetUploadSummaryQuery } from './stepOrderApi.ts';

/** The cost of the order so far; nothing before a reward is chosen. */
export function OrderTotal({ upload: { uploadId, accountIdentifier } }: { readonly upload: Upload }) {
  const { t } = useTranslation('stepOrder');
  const { data: customers } = useCustomers();
  const account = customers
    ?.flatMap(({ accounts }) => accounts)
    .find((one) => one.accountIdentifier === accountIdentifier);
  const { currentData: summary } = useGetUploadSummaryQuery(
    account === undefined ? skipToken : { uploadId, currency: account.currencyCode },
  );
  if (summary === undefined || summary.recipientCount === 0) return null;
  const { orderTotal, currencyCode } = summary.fullOrderQuote;
  return (
    <p role="status" className="pr-step-order__help">
      {t('total', { count: summary.recipientCount })}{' '}
      <strong>
        <Money amount={orderTotal} currencyCode={currencyCode} />
      </strong>
    </p>
  );
}
