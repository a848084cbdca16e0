import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCan } from '../../entities/permissions/useCan.ts';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { useCreateConsentRequestMutation } from '../appAccessApi.ts';
import { AppAccessFrame } from '../consent/AppAccessFrame.tsx';
import { EmulatedNotice } from '../consent/EmulatedNotice.tsx';
import { RequestFailure } from '../consent/RequestFailure.tsx';
import { toConsentPath, toRequestBody } from '../consentAddress.ts';

/** Takes the request of an app from its address and leads to the question about it; says what is wrong with it, and leads nowhere then. */
export function AuthorizeAppPage() {
  const { t } = useTranslation('appAccess');
  const { pathname, search } = useLocation();
  const isInPerson = useCan({ notEmulated: true });
  const [create, { data, error }] = useCreateConsentRequestMutation();
  const created = useRef<string>(undefined);
  useEffect(() => {
    if (!isInPerson || created.current === search) return;
    created.current = search;
    void create(toRequestBody(search));
  }, [isInPerson, search, create]);
  if (!isInPerson) return <EmulatedNotice />;
  if (data !== undefined) return <Redirect to={toConsentPath(data)} state={{ authorizePath: pathname + search }} />;
  return (
    <AppAccessFrame title={t('title')}>
      {error === undefined ? (
        <PageSkeleton rows={4} waitingFor={t('waiting')} />
      ) : (
        <RequestFailure error={error} onRetry={() => void create(toRequestBody(search))} />
      )}
    </AppAccessFrame>
  );
}
