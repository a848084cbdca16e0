import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { BeginCompanySignIn } from './BeginCompanySignIn.tsx';
import { useFinishCompanySignIn } from './useFinishCompanySignIn.ts';

/** Signs in by the result of the sign-in service; says why not, and how to go on. */
export function FinishCompanySignIn({ result }: { readonly result: string }) {
  const { t, i18n } = useTranslation(['company', 'companySignIn']);
  const { error, redeem } = useFinishCompanySignIn(result);
  if (error === undefined) return <PageSkeleton rows={2} waitingFor={t('finishing')} />;
  if (!isApiError(error) || error.status < 400 || error.status >= 500)
    return <PartFailure error={error} onRetry={() => void redeem()} />;
  return (
    <>
      <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>
      <BeginCompanySignIn />
    </>
  );
}
