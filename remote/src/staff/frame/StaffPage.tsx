import { PATHS } from '@portal/shared/domain/access/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { SectionNav } from '../../ui/page/SectionNav.tsx';
import '../staff.css';

const SECTIONS = [
  { key: 'platforms', path: PATHS.staffPlatforms },
  { key: 'kyb', path: PATHS.staffKyb },
  { key: 'wires', path: PATHS.staffWires },
  { key: 'wireInstructions', path: PATHS.staffWireInstructions },
  { key: 'audits', path: PATHS.staffAudits },
  { key: 'records', path: PATHS.staffRecords },
  { key: 'health', path: PATHS.staffHealth },
  { key: 'jobs', path: PATHS.staffJobs },
  { key: 'calls', path: PATHS.staffCalls },
] as const;

/** A page of staff below links to all of them. */
export function StaffPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('staff');
  const { pathname } = useLocation();
  return (
    <>
      <SectionNav
        label={t('sections.label')}
        sections={SECTIONS.map(({ key, path }) => ({
          path,
          name: t(`sections.${key}`),
          isCurrent: matchPath({ path, end: false }, pathname) !== null,
        }))}
      />
      <Page wide>{children}</Page>
    </>
  );
}
