import type { BankAccount } from '@portal/shared/contract/bankAccounts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { getEditBankAccountLocation } from './bankAccountPaths.ts';
import { useDisabledReason } from './useDisabledReason.ts';
import { VerifyForm } from './VerifyForm.tsx';

interface VerifyBankAccountProps {
  readonly bankAccount: BankAccount;
  readonly onClose: () => void;
}

/** Asks for the small deposits of a bank account, or says why they do not matter any more. */
export function VerifyBankAccount({ bankAccount, onClose }: VerifyBankAccountProps) {
  const { t, i18n } = useTranslation('bankAccounts');
  const reason = useDisabledReason(bankAccount);
  if (bankAccount.status === 'VERIFIED')
    return <Notice kind="success">{i18n.t('errors:error.bankAccount.verified')}</Notice>;
  if (bankAccount.status === 'DISABLED')
    return (
      <div className="pr-form">
        <Notice kind="error">{reason}</Notice>
        <FormActions>
          <LinkButton to={getEditBankAccountLocation(bankAccount.identifier)}>{t('title.edit')}</LinkButton>
        </FormActions>
      </div>
    );
  return <VerifyForm bankAccount={bankAccount} onClose={onClose} />;
}
