import { Button } from '@mantine/core';
import type { StaffAccount } from '@portal/shared/contract/staff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import type { Column } from '../../ui/table/column.ts';

/** The columns of an organisation's accounts; the last one switches files of recipients. */
export function useAccountSwitchColumns(onSwitch: (account: StaffAccount) => void): readonly Column<StaffAccount>[] {
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
        id: 'uploads',
        header: t('switches.uploads'),
        width: 'minmax(112px, 1fr)',
        cell: ({ bulkUploadDisabled }) =>
          bulkUploadDisabled ? (
            <StatusChip label={t('treatment.off')} tone="neutral" />
          ) : (
            <StatusChip label={t('treatment.on')} tone="success" />
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
      {
        id: 'switch',
        header: t('switches.change'),
        width: 'minmax(160px, 1fr)',
        align: 'right',
        isActions: true,
        cell: (account) => (
          <Button
            variant="default"
            size="xs"
            aria-label={t(account.bulkUploadDisabled ? 'switches.onFor' : 'switches.offFor', {
              account: account.displayName,
            })}
            onClick={() => onSwitch(account)}
          >
            {t(account.bulkUploadDisabled ? 'switches.on' : 'switches.off')}
          </Button>
        ),
      },
    ],
    [t, copyLabel, onSwitch],
  );
}
