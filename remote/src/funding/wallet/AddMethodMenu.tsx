import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import type { FundingMethods } from '@portal/shared/contract/deposits';
import type { Account } from '@portal/shared/contract/customers';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { getAddBankAccountLocation } from '../bank-accounts/bankAccountPaths.ts';
import { getAddCardLocation, FROM_PAGE } from '../cards/useCardDialog.ts';
import type { useAddReasons } from './useAddReasons.ts';

interface AddMethodMenuProps {
  readonly account: Account;
  readonly methods: FundingMethods;
  readonly reasons: ReturnType<typeof useAddReasons>;
  /** State that tells the form of a bank account where it was opened. */
  readonly from: unknown;
}

/** The ways to fund an account that can be added, each with the reason why it cannot be just now. */
export function AddMethodMenu({ account: { accountIdentifier }, methods, reasons, from }: AddMethodMenuProps) {
  const { t } = useTranslation('bankAccounts');
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
          {t('wallet.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {methods.card !== 'absent' && (
          <Method
            name={t('wallet.card')}
            reason={reasons.card}
            to={getAddCardLocation(accountIdentifier)}
            state={FROM_PAGE}
          />
        )}
        <Method
          name={t('wallet.bank')}
          reason={reasons.bank}
          to={getAddBankAccountLocation(accountIdentifier)}
          state={from}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

interface MethodProps {
  readonly name: string;
  /** Why it cannot be added; null when it can. */
  readonly reason: string | null;
  readonly to: To;
  readonly state: unknown;
}

const Method = ({ name, reason, to, state }: MethodProps) =>
  reason === null ? (
    <Menu.Item component={Link} to={to} state={state}>
      {name}
    </Menu.Item>
  ) : (
    // The arrow keys reach it all the same, so that everybody can read the reason.
    <Menu.Item aria-disabled="true" closeMenuOnClick={false} className="pr-wallet__barred">
      {name}
      <span className="pr-wallet__note">{reason}</span>
    </Menu.Item>
  );
