import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Money from a bank is pending at first, except for a trusted account. The breakdown is that of the selected account. */
export function PendingBankNotice({ account }: { readonly account: Account }) {
  const { t } = useTranslation('addFunds');
  const mayRead = useCan({ all: ['FUNDING_PENDING_ACCESS'] });
  const isSelected = useSelectedAccount()?.accountIdentifier === account.accountIdentifier;
  if (account.confidenceAttribute === 'TRUSTED') return null;
  const link = <Link to={PATHS.pendingFunds}>{t('bank.pendingLink')}</Link>;
  return (
    <Notice kind="info" actions={mayRead && isSelected ? link : undefined}>
      {t('bank.pendingNotice')}
    </Notice>
  );
}
