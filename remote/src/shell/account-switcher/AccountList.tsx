import type { Account } from '@portal/shared/contract/customers';
import { useState } from 'react';
import { useNearView } from '../../ui/page/useNearView.ts';
import { AccountRow } from './AccountRow.tsx';
import { countAccounts, takeFirstAccounts, type SwitcherGroup } from './switcherGroups.ts';

/** Rows that are drawn at first, and more each time that the end of the list comes into view: thousands at once would take seconds. */
const FIRST = 12;
const STEP = 40;

interface AccountListProps {
  readonly groups: readonly SwitcherGroup[];
  readonly hasHeaders: boolean;
  readonly selected: string | null;
  readonly onChoose: (account: Account) => void;
  readonly onAddFunds: ((account: Account) => void) | undefined;
  /** The account in whose row the focus begins. */
  readonly focusAt: string | null;
}

/** The accounts by group. */
export function AccountList({ groups, hasHeaders, selected, onChoose, onAddFunds, focusAt }: AccountListProps) {
  const [drawn, setDrawn] = useState(() => Math.max(FIRST, getIndex(groups, focusAt) + 1));
  const [seen, setSeen] = useState(groups);
  if (seen !== groups) {
    setSeen(groups);
    setDrawn(FIRST);
  }
  return (
    <>
      {takeFirstAccounts(groups, drawn).map((group) => (
        <section key={group.identifier} aria-label={group.displayName}>
          {hasHeaders && <h3 className="pr-switcher__group">{group.displayName}</h3>}
          <ul className="pr-switcher">
            {group.accounts.map((account) => (
              <AccountRow
                key={account.accountIdentifier}
                account={account}
                isCurrent={account.accountIdentifier === selected}
                onChoose={onChoose}
                onAddFunds={onAddFunds}
                isFirst={account.accountIdentifier === focusAt}
              />
            ))}
          </ul>
        </section>
      ))}
      {drawn < countAccounts(groups) && <ListEnd key={drawn} onNear={() => setDrawn(drawn + STEP)} />}
    </>
  );
}

const getIndex = (groups: readonly SwitcherGroup[], identifier: string | null): number =>
  groups.flatMap(({ accounts }) => accounts).findIndex(({ accountIdentifier }) => accountIdentifier === identifier);

/** The end of what is drawn. */
function ListEnd({ onNear }: { readonly onNear: () => void }) {
  const { ref } = useNearView<HTMLDivElement>(false, onNear);
  return <div ref={ref} className="pr-switcher__end" />;
}
