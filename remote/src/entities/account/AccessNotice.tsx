import { holdsAnyRight, worksWithAccounts } from '@portal/shared/domain/permissions';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageNotice } from '../../ui/page/PageNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { useSignedIn } from '../platform/signedIn.ts';
import { useCustomers } from './useCustomers.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

const NoAccount = lazyPart(async () => (await import('./NoAccount.tsx')).NoAccount);

/** Why a user has nothing to work with, above every page: no rights yet, an account list that failed, or no account. */
export function AccessNotice() {
  const { t } = useTranslation('work');
  const { principal, platform } = useSignedIn();
  const selected = useSelectedAccount();
  const { data, error, refetch } = useCustomers();
  if (!holdsAnyRight(principal))
    return (
      <PageNotice>
        <Notice kind="info" title={t('noRights.title')}>
          {t('noRights.text', { organisation: platform.name })}
        </Notice>
      </PageNotice>
    );
  if (selected !== null || !worksWithAccounts(principal)) return null;
  return (
    <PageNotice>
      {data === undefined ? (
        <ErrorState error={error} title={t('account.listFailed')} onRetry={() => void refetch()} />
      ) : (
        <Suspense>
          <NoAccount />
        </Suspense>
      )}
    </PageNotice>
  );
}
