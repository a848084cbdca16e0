import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AnnouncedResult } from '../add-funds/bank/AnnouncedResult.tsx';
import { readReturnRoute } from '../add-funds/bank/returnRoute.ts';
import { ShownResult } from '../add-funds/bank/ShownResult.tsx';
import '../add-funds/locales.ts';

/** Receives people whom a bank's page leads back (`/funding/ach/request/...`). */
export function BankResultPage() {
  const { t } = useTranslation('addFunds');
  const { requestReferenceNumber = '' } = useParams();
  const [left] = useState(readReturnRoute);
  if (left !== null) return <AnnouncedResult reference={requestReferenceNumber} to={left} />;
  return (
    <Page>
      <PageHeader title={t('bank.title')} />
      <ShownResult key={requestReferenceNumber} reference={requestReferenceNumber} />
    </Page>
  );
}
