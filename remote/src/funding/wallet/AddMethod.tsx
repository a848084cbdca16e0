import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import type { FundingMethods } from '@portal/shared/contract/deposits';
import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { Can } from '../../entities/permissions/Can.tsx';
import { addBankAccountTo } from '../bank-accounts/bankAccountPaths.ts';
import { addCardTo, FROM_PAGE } from '../cards/useCardDialog.ts';
import './wallet.css';

interface AddMethodProps {
  readonly account: Account;
  readonly methods: FundingMethods;
  /** How many the account has. */
  readonly cards: number;
  readonly bankAccounts: number;
}

/** The ways to fund an account that can be added, each with the reason why it cannot be just now. */
export function AddMethod({ account, methods, cards, bankAccounts }: AddMethodProps) {
  const { t } = useTranslation('bankAccounts');
  const reasons = useReasons({ account, methods, cards, bankAccounts });
  const { accountIdentifier } = account;
  return (
    <Can all={['PAYMENT_METHODS_MANAGE']}>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
            {t('wallet.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {methods.card !== 'absent' && (
            <Method name={t('wallet.card')} reason={reasons.card} to={addCardTo(accountIdentifier)} />
          )}
          <Method name={t('wallet.bank')} reason={reasons.bank} to={addBankAccountTo(accountIdentifier)} />
        </Menu.Dropdown>
      </Menu>
    </Can>
  );
}

interface MethodProps {
  readonly name: string;
  /** Why it cannot be added; null when it can. */
  readonly reason: string | null;
  readonly to: To;
}

const Method = ({ name, reason, to }: MethodProps) =>
  reason === null ? (
    <Menu.Item component={Link} to={to} state={FROM_PAGE}>
      {name}
    </Menu.Item>
  ) : (
    <Menu.Item disabled>
      {name}
      <span className="pr-wallet__note">{reason}</span>
    </Menu.Item>
  );

function useReasons({ account, methods, cards, bankAccounts }: AddMethodProps) {
  const { t } = useTranslation('bankAccounts');
  const { t: ofCards } = useTranslation('paymentCards');
  const isActive = account.status === 'ACTIVE' && account.active;
  const inactive = isActive ? null : ofCards('wallet.inactive');
  const most = { cards: SETTINGS.cards.max, bankAccounts: SETTINGS.bankAccounts.max };
  const bank = () => {
    if (methods.bank === 'disabled') return t('notOffered.disabled');
    return bankAccounts < most.bankAccounts ? null : t('wallet.full', { max: most.bankAccounts });
  };
  return {
    card: inactive ?? (cards < most.cards ? null : ofCards('wallet.full', { max: most.cards })),
    bank: inactive ?? bank(),
  };
}
