import { holdsAnyRight, worksWithAccounts } from '@portal/shared/domain/access/permissions';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageNotice } from '../../ui/page/PageNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { isRowAllowed } from '../permissions/isRowAllowed.ts';
import { useRouteRows } from '../permissions/routeRows.ts';
import { getFeatures, useSignedIn } from '../platform/signedIn.ts';
import { useCustomers } from './useCustomers.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

const NoAccount = lazyPart(async () => (await import('./NoAccount.tsx')).NoAccount);

interface AccessNoticeProps {
  /** False where a host mounts some of its modules: the pages for the user's rights may stand elsewhere. */
  readonly isWholePortal: boolean;
}

/** Why a user has nothing to work with, above every page: no rights yet or none that opens a page, an account list that failed, or no account. */
export function AccessNotice({ isWholePortal }: AccessNoticeProps) {
  const { t } = useTranslation('signedIn');
  const { principal, platform } = useSignedIn();
  const selected = useSelectedAccount();
  const { data, error, refetch } = useCustomers();
  const opensAnyPage = useOpensAnyPage();
  if (!holdsAnyRight(principal))
    return (
      <PageNotice>
        <Notice kind="info" title={t('noRights.title')}>
          {t('noRights.text', { organisation: platform.name })}
        </Notice>
      </PageNotice>
    );
  if (isWholePortal && !opensAnyPage)
    return (
      <PageNotice>
        <Notice kind="info" title={t('noPages.title')}>
          {t('noPages.text', { organisation: platform.name })}
        </Notice>
      </PageNotice>
    );
  if (selected !== null || !worksWithAccounts(principal)) return null;
  return (
    <PageNotice>
      {data === undefined ? (
        <PartFailure error={error} title={t('account.listFailed')} onRetry={() => void refetch()} />
      ) : (
        <Suspense>
          <NoAccount />
        </Suspense>
      )}
    </PageNotice>
  );
}

/** False where pages ask for rights, and the user holds those of none. */
function useOpensAnyPage(): boolean {
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const gated = rows.filter(({ permissions, page }) => permissions !== undefined && page !== undefined);
  return gated.length === 0 || gated.some((row) => isRowAllowed(row, principal, getFeatures(platform)));
}
