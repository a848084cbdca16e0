import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOrigin } from '../../api/apiEnvironment.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SectionNav } from '../../ui/page/SectionNav.tsx';
import { useKeyKind } from '../useKeyKind.ts';

interface KeysHeaderProps {
  /** Address of the tab that is open. */
  readonly current: string;
  readonly action: ReactNode;
  /** Filters. */
  readonly children?: ReactNode;
}

/** The head of the keys of a type, and of their history: one page in two tabs. */
export function KeysHeader({ current, action, children }: KeysHeaderProps) {
  const { t } = useTranslation('apiKeys');
  const { type, listPath, historyPath } = useKeyKind();
  const toSection = (path: string, name: string) => ({ path, name, isCurrent: path === current });
  const about = (
    <>
      <span>{t(`about.${type}`)}</span>{' '}
      {type === 'API_KEY' && (
        <a href={`${apiOrigin()}/docs/api`} target="_blank" rel="noreferrer">
          {t('documentation')}
        </a>
      )}
    </>
  );
  return (
    <PageHeader title={t(`title.${type}`)} subtitle={about} action={action}>
      <SectionNav
        label={t(`title.${type}`)}
        sections={[toSection(listPath, t('title.keys')), toSection(historyPath, t('title.history'))]}
      />
      {children}
    </PageHeader>
  );
}
