import type { BankAccount } from '@portal/shared/contract/bankAccounts';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';
import { maskNumber } from '../bank-accounts/maskNumber.ts';
import { useDisabledReason } from '../bank-accounts/useDisabledReason.ts';
import '../cards/cards.css';
import { BankAccountActions } from './BankAccountActions.tsx';
import './wallet.css';

const RemoveBankAccountDialog = lazyDialog(
  async () => (await import('./RemoveBankAccountDialog.tsx')).RemoveBankAccountDialog,
);

const TONES = { UNVERIFIED: 'warning', VERIFIED: 'success', DISABLED: 'danger' } as const satisfies Record<
  BankAccount['status'],
  StatusTone
>;

/** The saved bank accounts of an account. */
export function BankAccountList({ bankAccounts }: { readonly bankAccounts: readonly BankAccount[] }) {
  const { t } = useTranslation('bankAccounts');
  const [removed, setRemoved] = useState<BankAccount | null>(null);
  return (
    <>
      <ul className="pr-cards" aria-label={t('wallet.banks')}>
        {bankAccounts.map((bankAccount) => (
          <li key={bankAccount.identifier} className="pr-cards__card">
            <IconBuildingBank size={24} aria-hidden="true" />
            <BankAccountFacts bankAccount={bankAccount} />
            <Can all={['PAYMENT_METHODS_MANAGE']}>
              <BankAccountActions bankAccount={bankAccount} onRemove={() => setRemoved(bankAccount)} />
            </Can>
          </li>
        ))}
      </ul>
      {removed !== null && <RemoveBankAccountDialog bankAccount={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function BankAccountFacts({ bankAccount }: { readonly bankAccount: BankAccount }) {
  const { t } = useTranslation('bankAccounts');
  const reason = useDisabledReason(bankAccount);
  const { displayName, accountNumberLastFour, accountType, status } = bankAccount;
  const number = maskNumber(accountNumberLastFour);
  const facts = displayName.includes(accountNumberLastFour)
    ? [t(`type.${accountType}`)]
    : [t(`type.${accountType}`), number];
  return (
    <div className="pr-cards__name">
      <strong>{displayName}</strong>
      <div className="pr-cards__facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
      <StatusChip label={t(`state.${status}`)} tone={getTone(TONES, status)} />
      {reason !== null && <p className="pr-wallet__reason">{reason}</p>}
    </div>
  );
}
