import { TextInput } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { usePreload } from '../../entities/permissions/usePreload.ts';
import { useFeature } from '../../entities/platform/signedIn.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { getTypedKey } from '../../ui/form/getTypedKey.ts';
import { useAddFunds } from './useAddFunds.ts';
import { AccountList } from './AccountList.tsx';
import './account-switcher.css';
import { countAccounts, searchGroups, getSwitcherGroups } from './switcherGroups.ts';
import './locales.ts';
import { useRowKeys } from './useRowKeys.ts';

interface AccountDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (account: Account) => void;
  /** The account in whose row the focus begins; null: in the search. */
  readonly focusAt: string | null;
}

/** The account switcher: groups with their accounts, search where there is more than one. */
export function AccountDialog({ onClose, onChoose, focusAt }: AccountDialogProps) {
  const { t } = useTranslation('accountSwitcher');
  const mayManage = useMayOpen(PATHS.accounts);
  const { data: customers, error, refetch } = useCustomers();
  const addFunds = useAddFunds(onClose);
  const preload = usePreload(PATHS.addFunds);
  const manage = (
    <Link to={PATHS.accounts} onClick={onClose}>
      {t('manage')}
    </Link>
  );
  return (
    <Dialog opened title={t('title')} onClose={onClose} footer={mayManage ? manage : undefined}>
      {customers !== undefined && (
        <div {...(addFunds !== undefined && preload)}>
          <Choices customers={customers} onChoose={onChoose} onAddFunds={addFunds} focusAt={focusAt} />
        </div>
      )}
      {customers === undefined &&
        (error === undefined ? (
          <PageSkeleton rows={4} />
        ) : (
          <PartFailure error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
        ))}
    </Dialog>
  );
}

interface ChoicesProps extends Pick<AccountDialogProps, 'onChoose' | 'focusAt'> {
  readonly onAddFunds: ((account: Account) => void) | undefined;
  readonly customers: Parameters<typeof getSwitcherGroups>[0];
}

function Choices({ customers, onChoose, onAddFunds, focusAt }: ChoicesProps) {
  const { t } = useTranslation('accountSwitcher');
  const locale = useLocale();
  const [text, setText] = useState('');
  const containerRef = useRef<HTMLDivElement>(null);
  useRowKeys(containerRef);
  const selected = useSelectedAccount()?.accountIdentifier ?? null;
  const usdOnly = useFeature('usd-accounts-only');
  const all = useMemo(
    () => getSwitcherGroups(customers, { selected, usdOnly, locale }),
    [customers, selected, usdOnly, locale],
  );
  // The key is shown first, then the list that it finds; an arrow that comes between the two goes into what is found.
  const deferred = useDeferredValue(text);
  const [settled, setSettled] = useState('');
  const search = settled === text ? text : deferred;
  const groups = useMemo(() => searchGroups(all, search), [all, search]);
  return (
    <div ref={containerRef}>
      {countAccounts(all) > 1 && (
        <TextInput
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDownCapture={({ key }) => {
            if (key === 'ArrowDown') flushSync(() => setSettled(text));
          }}
          onKeyDown={(event) => {
            if (getTypedKey(event) !== 'Enter' || text.trim() === '') return;
            // The button that gets the focus back would take the key for a click.
            event.preventDefault();
            const first = searchGroups(all, text)[0]?.accounts[0];
            if (first) onChoose(first);
          }}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          data-autofocus={focusAt === null || undefined}
        />
      )}
      <div role="status" className="pr-hidden-text">
        {search.trim() !== '' && t('found', { count: countAccounts(groups) })}
      </div>
      {groups.length === 0 ? (
        <EmptyState text={t(search.trim() === '' ? 'none' : 'nothing')} />
      ) : (
        <AccountList
          groups={groups}
          hasHeaders={all.length > 1}
          selected={selected}
          onChoose={onChoose}
          onAddFunds={onAddFunds}
          focusAt={focusAt}
        />
      )}
    </div>
  );
}
