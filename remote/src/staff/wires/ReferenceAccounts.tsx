import { Button } from '@mantine/core';
import type { WireAccount } from '@portal/shared/contract/staffWires';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useListWireAccountsQuery } from '../wiresApi.ts';

interface ReferenceAccountsProps {
  readonly reference: string;
  readonly onRecord: (account: WireAccount) => void;
}

/** The accounts with a reference, for a wire that nobody announced. */
export function ReferenceAccounts({ reference, onRecord }: ReferenceAccountsProps) {
  const { t } = useTranslation('staff');
  const { currentData, error, refetch } = useListWireAccountsQuery(reference);
  const content = () => {
    if (error !== undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (currentData === undefined) return <PageSkeleton rows={2} />;
    if (currentData.length === 0) return <EmptyState text={t('wires.noAccount')} />;
    return (
      <ul className="pr-staff-accounts">
        {currentData.map((account) => (
          <li key={`${account.platformClientId} ${account.accountIdentifier}`}>
            <span className="pr-staff-text">{`${account.accountDisplayName}, ${account.platformName}`}</span>
            <Button
              variant="default"
              size="xs"
              aria-label={t('wires.recordOf', { account: account.accountDisplayName })}
              onClick={() => onRecord(account)}
            >
              {t('wires.record')}
            </Button>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <Section title={t('wires.others')}>
      <p className="pr-staff-note">{t('wires.othersAbout')}</p>
      {content()}
    </Section>
  );
}
