import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApiError } from '../../api/apiError.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useGetConsentRequestQuery } from '../appAccessApi.ts';
import { AppAccessFrame } from '../consent/AppAccessFrame.tsx';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { EmulatedNotice } from '../consent/EmulatedNotice.tsx';
import { RequestFailure } from '../consent/RequestFailure.tsx';
import { findMismatch } from '../consentAddress.ts';

/** Asks the signed-in user whether an app may act for them; an address that does not fit its request is refused. */
export function ConfirmAccessPage() {
  const { t } = useTranslation('appAccess');
  const { search } = useLocation();
  const isInPerson = useCan({ notEmulated: true });
  const requestId = new URLSearchParams(search).get('request_id') ?? '';
  const { data, error, refetch } = useGetConsentRequestQuery(isInPerson && requestId !== '' ? requestId : skipToken);
  if (!isInPerson) return <EmulatedNotice />;
  if (data === undefined) {
    const failure = requestId === '' ? refuse('error.oauth.request') : error;
    return (
      <AppAccessFrame title={t('title')}>
        {failure === undefined ? (
          <PageSkeleton rows={4} waitingFor={t('waiting')} />
        ) : (
          <RequestFailure error={failure} onRetry={() => void refetch()} />
        )}
      </AppAccessFrame>
    );
  }
  const mismatch = findMismatch(search, data);
  if (mismatch === null) return <ConsentQuestion request={data} />;
  return (
    <AppAccessFrame title={t('title')}>
      <RequestFailure error={refuse(mismatch)} onRetry={() => void refetch()} />
    </AppAccessFrame>
  );
}

const refuse = (i18nKey: string): ApiError => ({ status: 400, i18nKey, description: '' });
