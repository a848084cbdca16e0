import type { StaffAccount } from '@portal/shared/contract/staff';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { useListStaffAccountsQuery, useUpdateSwitchesMutation } from './accountSwitchesApi.ts';
import { ACCOUNT_SWITCH_LIST } from './accountSwitchList.ts';
import { useAccountSwitchColumns } from './useAccountSwitchColumns.tsx';

const ReasonDialog = lazyDialog(async () => (await import('../../ui/dialog/ReasonDialog.tsx')).ReasonDialog);

const getKey = ({ accountIdentifier }: StaffAccount): string => accountIdentifier;

interface AccountSwitchesProps {
  readonly platformClientId: string;
  /** The organisation's. */
  readonly name: string;
}

/** The accounts of an organisation, for each of which files of recipients are switched on or off, with a reason. */
export function AccountSwitches({ platformClientId, name }: AccountSwitchesProps) {
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const table = useTableQuery(ACCOUNT_SWITCH_LIST);
  const { q } = table.filters;
  const [account, setAccount] = useState<StaffAccount | null>(null);
  const columns = useAccountSwitchColumns(setAccount);
  const [updateSwitches] = useUpdateSwitchesMutation();
  const query = useListStaffAccountsQuery(
    { platformClientId, page: table.page, size: table.size, q },
    { refetchOnMountOrArgChange: true },
  );

  const change = async (reason: string): Promise<void> => {
    if (account === null) return;
    const { accountIdentifier, displayName, version } = account;
    const bulkUploadDisabled = !account.bulkUploadDisabled;
    await updateSwitches({
      platformClientId,
      accountIdentifier,
      body: { bulkUploadDisabled, reason, version },
    }).unwrap();
    notify.success(t(bulkUploadDisabled ? 'switches.wasOff' : 'switches.wasOn', { account: displayName }));
  };

  return (
    <Section title={t('switches.title')}>
      <p className="pr-staff-about">{t('switches.about')}</p>
      <FilterBar
        count={0}
        search={
          <FilterSearch label={t('switches.search')} value={q} onChange={(next) => table.setFilters({ q: next })} />
        }
      />
      <QueryTable
        label={t('switches.of', { name })}
        columns={columns}
        rowKey={getKey}
        list={table}
        query={query}
        empty={<EmptyState text={t('switches.empty')} />}
      />
      {account !== null && (
        <ReasonDialog
          title={t(account.bulkUploadDisabled ? 'switches.askOn' : 'switches.askOff', { account: account.displayName })}
          confirmLabel={t(account.bulkUploadDisabled ? 'switches.on' : 'switches.off')}
          draftKey={`staff.switches.${account.accountIdentifier}`}
          onConfirm={change}
          onClose={() => setAccount(null)}
        >
          <p>{t(account.bulkUploadDisabled ? 'switches.aboutOn' : 'switches.aboutOff')}</p>
        </ReasonDialog>
      )}
    </Section>
  );
}
