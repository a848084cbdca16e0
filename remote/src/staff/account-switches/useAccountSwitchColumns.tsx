import { Button } from '@mantine/core';
import type { StaffAccount } from '@portal/shared/contract/staff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import type { Column } from '../../ui/table/column.ts';

/** The switches of an account, in the order of their columns. */
export const ACCOUNT_SWITCHES = ['bulkUploadDisabled', 'bulkOrdersDisabled'] as const;
export type AccountSwitch = (typeof ACCOUNT_SWITCHES)[number];

type OnSwitch = (account: StaffAccount, name: AccountSwitch) => void;

/** The columns of an organisation's accounts, one for each switch. */
export function useAccountSwitchColumns(onSwitch: OnSwitch): readonly Column<StaffAccount>[] {
  const { t, i18n } = useTranslation('staff');
  const copyLabel = i18n.t('copyNamed', { name: t('switches.identifier') });
  return useMemo(
    () => [
      {
        id: 'account',
        header: t('switches.account'),
        width: 'minmax(160px, 2fr)',
        cell: ({ displayName, groupDisplayName }) => (
          <span className="pr-staff-two">
            {displayName}
            <span>{groupDisplayName}</span>
          </span>
        ),
      },
      {
        id: 'identifier',
        header: t('switches.identifier'),
        width: 'minmax(112px, 1fr)',
        cell: ({ accountIdentifier }) => (
          <CopyableCell value={accountIdentifier} label={copyLabel}>
            <span className="pr-staff-code">{accountIdentifier}</span>
          </CopyableCell>
        ),
      },
      ...ACCOUNT_SWITCHES.map((name): Column<StaffAccount> => ({
        id: name,
        header: t(`switches.${name}.title`),
        width: 'minmax(176px, 1fr)',
        cell: (account) => <SwitchCell account={account} name={name} onSwitch={onSwitch} />,
      })),
    ],
    [t, copyLabel, onSwitch],
  );
}

interface SwitchCellProps {
  readonly account: StaffAccount;
  readonly name: AccountSwitch;
  readonly onSwitch: OnSwitch;
}

function SwitchCell({ account, name, onSwitch }: SwitchCellProps) {
  const { t } = useTranslation('staff');
  const isOff = account[name];
  return (
    <span className="pr-staff-switch">
      <StatusChip label={t(isOff ? 'treatment.off' : 'treatment.on')} tone={isOff ? 'neutral' : 'success'} />
      <Button
        variant="default"
        size="xs"
        aria-label={t(`switches.${name}.${isOff ? 'onFor' : 'offFor'}`, { account: account.displayName })}
        onClick={() => onSwitch(account, name)}
      >
        {t(isOff ? 'switches.turnOn' : 'switches.turnOff')}
      </Button>
    </span>
  );
}
