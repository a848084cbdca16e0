import { Button } from '@mantine/core';
import type { WireAccount } from '@portal/shared/contract/staffWires';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { Section } from '../../ui/page/Section.tsx';
import { formatDay } from '../../ui/time/formatTime.ts';
import { useListWireAccountsQuery } from './wiresApi.ts';
import type { Arrival } from './receivedForm.ts';

interface ReferenceAccountsProps {
  readonly reference: string;
  readonly onRecord: (arrival: Arrival) => void;
}

/** The accounts with a reference, for a wire that nobody announced or that was cancelled. */
export function ReferenceAccounts({ reference, onRecord }: ReferenceAccountsProps) {
  const { t } = useTranslation('staff');
  const { currentData, error, refetch } = useListWireAccountsQuery(reference);
  const content = () => {
    if (error !== undefined) return <PartFailure error={error} onRetry={() => void refetch()} />;
    if (currentData === undefined) return <PageSkeleton rows={2} />;
    if (currentData.length === 0) return <EmptyState text={t('wires.noAccount')} />;
    return (
      <ul className="pr-staff-accounts">
        {currentData.map((account) => (
          <AccountRow
            key={`${account.platformClientId} ${account.accountIdentifier}`}
            account={account}
            onRecord={onRecord}
          />
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

interface AccountRowProps extends Pick<ReferenceAccountsProps, 'onRecord'> {
  readonly account: WireAccount;
}

/** An account, and what was announced for it and cancelled. */
function AccountRow({ account, onRecord }: AccountRowProps) {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const { accountDisplayName, platformName, reference, cancelled } = account;
  return (
    <>
      <li>
        <span className="pr-staff-text">{`${accountDisplayName}, ${platformName}`}</span>
        <Button
          variant="default"
          size="xs"
          aria-label={t('wires.recordOf', { account: accountDisplayName })}
          onClick={() => onRecord(account)}
        >
          {t('wires.record')}
        </Button>
      </li>
      {cancelled.map((wire) => {
        const amount = formatMoney(wire.amount, wire.currencyCode, locale);
        const values = { amount, day: formatDay(new Date(wire.createdAt), locale), name: wire.createdBy };
        return (
          <li key={wire.depositIdentifier}>
            <span className="pr-staff-text">{t('wires.cancelledOf', values)}</span>
            <Button
              variant="default"
              size="xs"
              aria-label={t('wires.matchOf', { amount, reference })}
              onClick={() => onRecord(wire)}
            >
              {t('wires.match')}
            </Button>
          </li>
        );
      })}
    </>
  );
}
