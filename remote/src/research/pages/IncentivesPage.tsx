import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CHANGE_INCENTIVES } from '../incentiveRights.ts';
import { IncentiveTable } from '../list/IncentiveTable.tsx';
import '../research.css';

/** The research incentives (`/qualtrics-research`). */
export function IncentivesPage() {
  const { t } = useTranslation('research');
  const create = (
    <Can {...CHANGE_INCENTIVES}>
      <LinkButton to={PATHS.createIncentive}>{t('action.create')}</LinkButton>
    </Can>
  );
  return (
    <Page wide keepsBottom>
      <PageHeader title={t('title.list')} subtitle={t('about')} action={create} />
      <IncentiveTable />
    </Page>
  );
}
