import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { AskSupport } from './AskSupport.tsx';

/** The way to the page of a frozen account for those who may unfreeze it there, to support for all others. */
export function LiftFreeze({ account }: { readonly account: Account }) {
  const { t } = useTranslation('banners');
  const mayChange = useCan({ all: ['ACCOUNT_MANAGE'] });
  const mayOpen = useMayOpen(PATHS.account);
  if (!mayChange || !mayOpen) return <AskSupport />;
  const { customerIdentifier, accountIdentifier } = account;
  return (
    <Link className="pr-link" to={generatePath(PATHS.account, { customerIdentifier, accountIdentifier })}>
      {t('frozen.toAccount')}
    </Link>
  );
}
