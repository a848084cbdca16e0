import { TextInput } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/paths';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { isRowAllowed } from '../../entities/permissions/isRowAllowed.ts';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { featuresOf, useFeature, useSignedIn } from '../../entities/platform/signedIn.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { AccountRow } from './AccountRow.tsx';
import './account-switcher.css';
import { listedAccounts, switcherGroups } from './switcherGroups.ts';

interface AccountDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (account: Account) => void;
}

/** The account switcher: groups with their accounts, search where there is more than one. */
export function AccountDialog({ onClose, onChoose }: AccountDialogProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [text, setText] = useState('');
  const selected = useSelectedAccount();
  const usdOnly = useFeature('usd-accounts-only');
  const { data: customers, error, refetch } = useCustomers();
  const mayManage = useMayManage();
  const manage = (
    <Link to={MANAGE_PATH} onClick={onClose}>
      {t('switcher.manage')}
    </Link>
  );
  const all = listedAccounts(customers ?? [], usdOnly);
  const groups = switcherGroups(customers ?? [], {
    text,
    selected: selected?.accountIdentifier ?? null,
    usdOnly,
    locale,
  });
  return (
    <Dialog opened title={t('switcher.title')} onClose={onClose} footer={mayManage ? manage : undefined}>
      {all.length > 1 && (
        <TextInput
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          aria-label={t('switcher.search')}
          placeholder={t('switcher.search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          data-autofocus
        />
      )}
      {customers === undefined &&
        (error === undefined ? (
          <PageSkeleton rows={4} />
        ) : (
          <ErrorState error={error} title={t('switcher.loadFailed')} onRetry={() => void refetch()} />
        ))}
      {customers !== undefined && groups.length === 0 && <EmptyState text={t('switcher.nothing')} />}
      {groups.map((group) => (
        <section key={group.identifier} aria-label={group.displayName}>
          {(customers?.length ?? 0) > 1 && <h3 className="pr-switcher__group">{group.displayName}</h3>}
          <ul className="pr-switcher">
            {group.accounts.map((account) => (
              <AccountRow
                key={account.accountIdentifier}
                account={account}
                isCurrent={account.accountIdentifier === selected?.accountIdentifier}
                onChoose={() => onChoose(account)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

const MANAGE_PATH = PATHS.accounts;

/** A link to the groups page; false until that page exists and the user may open it. */
function useMayManage(): boolean {
  const { principal, platform } = useSignedIn();
  const mayManage = useCan({ any: ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'] });
  const row = useRouteRows().find(({ path }) => path === MANAGE_PATH);
  return mayManage && row !== undefined && isRowAllowed(row, principal, featuresOf(platform));
}
