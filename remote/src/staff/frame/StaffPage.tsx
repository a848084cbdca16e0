import { HOST_REMOTES_PAGE, PATHS } from '@portal/shared/domain/access/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { apiOrigin } from '../../api/apiEnvironment.ts';
import { Page } from '../../ui/page/Page.tsx';
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
      <nav aria-label={t('sections.label')} className="pr-staff-nav">
        <ul>
          {SECTIONS.map(({ key, path }) => (
            <li key={key}>
              <Link to={path} aria-current={matchPath({ path, end: false }, pathname) === null ? undefined : 'page'}>
                {t(`sections.${key}`)}
              </Link>
            </li>
          ))}
          <li>
            <a href={apiOrigin() + HOST_REMOTES_PAGE}>{t('sections.remotes')}</a>
          </li>
        </ul>
      </nav>
      <Page wide>{children}</Page>
    </>
  );
}
