import { PATHS } from '@portal/shared/domain/access/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SectionNav } from '../../ui/page/SectionNav.tsx';

interface IntegrationsHeaderProps {
  /** Address of the tab that is open. */
  readonly current: string;
  /** Filters. */
  readonly children?: ReactNode;
}

/** The head of the integrations, of their apps and of their history: one page in tabs. */
export function IntegrationsHeader({ current, children }: IntegrationsHeaderProps) {
  const { t } = useTranslation('integrations');
  const toSection = (path: string, name: string) => ({ path, name, isCurrent: path === current });
  return (
    <PageHeader title={t('title.page')} subtitle={t('about')}>
      <SectionNav
        label={t('title.page')}
        sections={[
          toSection(PATHS.integrations, t('title.all')),
          toSection(PATHS.integrationApps, t('title.apps')),
          toSection(PATHS.integrationsHistory, t('title.history')),
        ]}
      />
      {children}
    </PageHeader>
  );
}
