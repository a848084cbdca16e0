import { useTranslation } from 'react-i18next';
import { isKybCleared } from '@portal/shared/domain/permissions';
import { useAccount } from '../../entities/account/useSelectedAccount.ts';
import { useSignedIn } from '../../entities/platform/signedIn.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Conditions that affect every page: no account, a frozen account, an unfinished business review. */
export function Banners() {
  const { t } = useTranslation('shell');
  const { principal } = useSignedIn();
  const { account } = useAccount();
  return (
    <div className="pr-banners">
      {account?.status === 'FROZEN' && (
        <Notice kind="warning" title={t('banner.frozenTitle', { name: account.displayName })}>
          {t('banner.frozenText')}
        </Notice>
      )}
      {!isKybCleared(principal.kybStatus) && <Notice kind="info">{t('banner.review')}</Notice>}
    </div>
  );
}
