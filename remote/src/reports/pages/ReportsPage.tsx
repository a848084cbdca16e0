import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';

import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { SectionNav } from '../../ui/page/SectionNav.tsx';
import { CreateReportLink } from '../create/CreateReportLink.tsx';
import { GeneratedReports } from '../list/GeneratedReports.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import '../reports.css';
import { useReportsPlace } from '../useReportsPlace.ts';

const LegacyReports = lazyPart(async () => (await import('../legacy/LegacyReports.tsx')).LegacyReports);

/** The value of `tab` in the address. */
const LEGACY = 'legacy';

/** The reports, at the address that is in force (`/reporting`, `/reports`, `/reports-generated`). */
export function ReportsPage() {
  const { t } = useTranslation('reports');
  const [params] = useSearchParams();
  const { place, redirect } = useReportsPlace();
  if (redirect !== null) return <Redirect to={redirect} />;
  if (place === null) return null;
  const { path, tabs, canCreate } = place;
  const isLegacy = !tabs.includes('GENERATED') || params.get('tab') === LEGACY;
  const sections = [
    { path, name: t('tab.generated'), isCurrent: !isLegacy },
    { path: `${path}?tab=${LEGACY}`, name: t('tab.legacy'), isCurrent: isLegacy },
  ];
  return (
    <Page wide keepsBottom>
      <PageHeader title={t('title.list')} action={canCreate && <CreateReportLink path={path} />}>
        {tabs.length > 1 && <SectionNav label={t('title.list')} sections={sections} />}
      </PageHeader>
      {isLegacy ? (
        <PartBoundary>
          <LegacyReports />
        </PartBoundary>
      ) : (
        <GeneratedReports path={path} canCreate={canCreate} />
      )}
      <Outlet />
    </Page>
  );
}
