import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOrigin } from '../../api/apiEnvironment.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SectionNav } from '../../ui/page/SectionNav.tsx';
import { useAreaKinds, useKeyKind } from '../useKeyKind.ts';

interface KeysHeaderProps {
  /** Address of the tab that is open. */
  readonly current: string;
  readonly action: ReactNode;
  /** Filters. */
  readonly children?: ReactNode;
}

/** The head of the credentials of an area, and of their history: one page in tabs. */
export function KeysHeader({ current, action, children }: KeysHeaderProps) {
  const { t } = useTranslation('apiKeys');
  const { name, historyPath } = useKeyKind().area;
  const kinds = useAreaKinds();
  const toSection = (path: string, text: string) => ({ path, name: text, isCurrent: path === current });
  const about = (
    <>
      <span>{t(`about.${name}`)}</span>{' '}
      {name !== 'RESEARCH_KEY' && (
        <a href={`${apiOrigin()}/docs/api`} target="_blank" rel="noreferrer">
          {t('documentation')}
        </a>
      )}
    </>
  );
  return (
    <PageHeader title={t(`title.${name}`)} subtitle={about} action={action}>
      <SectionNav
        label={t(`title.${name}`)}
        sections={[
          ...kinds.map(({ listPath, type }) =>
            toSection(listPath, kinds.length === 1 ? t('title.keys') : t(`title.${type}`)),
          ),
          toSection(historyPath, t('title.history')),
        ]}
      />
      {children}
    </PageHeader>
  );
}
