import type { StaffAccount } from '@portal/shared/contract/staff';
import { useCallback, useState } from 'react';
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
import { useAccountSwitchColumns, type AccountSwitch } from './useAccountSwitchColumns.tsx';

const ReasonDialog = lazyDialog(async () => (await import('../../ui/dialog/ReasonDialog.tsx')).ReasonDialog);

const getKey = ({ accountIdentifier }: StaffAccount): string => accountIdentifier;

/** A switch of an account that somebody is about to turn. */
interface AskedSwitch {
  readonly account: StaffAccount;
  readonly name: AccountSwitch;
}

interface AccountSwitchesProps {
  readonly platformClientId: string;
  /** The organisation's. */
  readonly name: string;
}

/** The accounts of an organisation, for each of which files of recipients and bulk orders are switched on or off, with a reason. */
export function AccountSwitches({ platformClientId, name }: AccountSwitchesProps) {
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const table = useTableQuery(ACCOUNT_SWITCH_LIST);
  const { q } = table.filters;
  const [asked, setAsked] = useState<AskedSwitch | null>(null);
  const ask = useCallback((account: StaffAccount, name: AccountSwitch) => setAsked({ account, name }), []);
  const columns = useAccountSwitchColumns(ask);
  const [updateSwitches] = useUpdateSwitchesMutation();
  const query = useListStaffAccountsQuery(
    { platformClientId, page: table.page, size: table.size, q },
    { refetchOnMountOrArgChange: true },
  );

  const change = async (reason: string): Promise<void> => {
    if (asked === null) return;
    const { account, name: switched } = asked;
    const { accountIdentifier, displayName, bulkUploadDisabled, bulkOrdersDisabled, version } = account;
    const body = { bulkUploadDisabled, bulkOrdersDisabled, [switched]: !account[switched], reason, version };
    await updateSwitches({ platformClientId, accountIdentifier, body }).unwrap();
    notify.success(t(`switches.${switched}.${account[switched] ? 'wasOn' : 'wasOff'}`, { account: displayName }));
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
      {asked !== null && <SwitchQuestion {...asked} onConfirm={change} onClose={() => setAsked(null)} />}
    </Section>
  );
}

interface SwitchQuestionProps extends AskedSwitch {
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

function SwitchQuestion({ account, name, onConfirm, onClose }: SwitchQuestionProps) {
  const { t } = useTranslation('staff');
  const isOff = account[name];
  return (
    <ReasonDialog
      title={t(`switches.${name}.${isOff ? 'askOn' : 'askOff'}`, { account: account.displayName })}
      confirmLabel={t(`switches.${name}.${isOff ? 'on' : 'off'}`)}
      draftKey={`staff.switches.${name}.${account.accountIdentifier}`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`switches.${name}.${isOff ? 'aboutOn' : 'aboutOff'}`)}</p>
    </ReasonDialog>
  );
}
