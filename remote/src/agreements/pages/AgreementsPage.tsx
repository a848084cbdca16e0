import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AgreementFilters } from '../list/AgreementFilters.tsx';
import { AgreementTable } from '../list/AgreementTable.tsx';
import { DownloadAgreements } from '../list/DownloadAgreements.tsx';

/** The register of accepted texts: by whom, when and from where. */
export function AgreementsPage() {
  const { t } = useTranslation('agreements');
  return (
    <Page wide keepsBottom>
      <PageHeader title={t('title')} subtitle={t('about')} action={<DownloadAgreements />}>
        <AgreementFilters />
      </PageHeader>
      <AgreementTable />
    </Page>
  );
}
