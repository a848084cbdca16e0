import { Menu } from '@mantine/core';
import type { BankAccount } from '@portal/shared/contract/bankAccounts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { getEditBankAccountLocation, getVerifyBankAccountPath } from '../bank-accounts/bankAccountPaths.ts';
import { FROM_PAGE } from '../cards/useCardDialog.ts';

interface BankAccountActionsProps {
  readonly bankAccount: BankAccount;
  readonly onRemove: () => void;
}

/** Offers the actions on a bank account: the one that it waits for, and the others behind one button. */
export function BankAccountActions({ bankAccount, onRemove }: BankAccountActionsProps) {
  const { t } = useTranslation('bankAccounts');
  const { identifier, displayName: name, status } = bankAccount;
  return (
    <span className="pr-wallet__actions">
      {status === 'UNVERIFIED' && (
        <LinkButton
          variant="default"
          size="xs"
          to={getVerifyBankAccountPath(identifier)}
          state={FROM_PAGE}
          label={t('wallet.verifyNamed', { name })}
        >
          {t('wallet.verify')}
        </LinkButton>
      )}
      <RowMenu label={t('wallet.actions', { name })}>
        <Menu.Item component={Link} to={getEditBankAccountLocation(identifier)}>
          {t('wallet.edit')}
        </Menu.Item>
        <Menu.Item color="red" onClick={onRemove}>
          {t('wallet.remove')}
        </Menu.Item>
      </RowMenu>
    </span>
  );
}
