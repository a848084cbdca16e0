import type { ConsentRequest } from '@portal/shared/contract/oauth';
import type { ConsentDecisionKind } from '@portal/shared/domain/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { replacePage } from '../../browser/replacePage.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useDecideConsentMutation } from '../appAccessApi.ts';
import { AppAccessFrame } from './AppAccessFrame.tsx';
import { ReachedAccounts } from './ReachedAccounts.tsx';
import { RequestFailure } from './RequestFailure.tsx';
import { ScopeLists } from './ScopeLists.tsx';
import { SignedInAs } from './SignedInAs.tsx';

/** Says in words what an app asks for and who is asked; the answer leads back to the app. */
export function ConsentQuestion({ request }: { readonly request: ConsentRequest }) {
  const { t, i18n } = useTranslation(['appAccess', 'errors']);
  const [decide, { data, error }] = useDecideConsentMutation();
  const [sent, setSent] = useState<ConsentDecisionKind | null>(null);
  const { appName: app, organizationName: organisation, returnHost: host } = request;
  const send = async (decision: ConsentDecisionKind) => {
    setSent(decision);
    const result = await decide({ requestId: request.requestId, decision, _csrf: request.csrf });
    // Stays busy while the browser leaves for the app.
    if (result.data === undefined) setSent(null);
    else replacePage(result.data.redirectTo);
  };
  if (isApiError(error) && error.i18nKey.startsWith('error.oauth.'))
    return (
      <AppAccessFrame title={t('title')}>
        <RequestFailure error={error} onRetry={() => undefined} />
      </AppAccessFrame>
    );
  const toButton = (decision: ConsentDecisionKind) => ({
    busy: sent === decision,
    disabled: sent !== null && sent !== decision,
    fullWidth: true,
    onClick: () => void send(decision),
  });
  return (
    <AppAccessFrame title={t('question', { app })}>
      <p>{t('intro', { app, organisation })}</p>
      <ScopeLists request={request} />
      <ReachedAccounts request={request} />
      <SignedInAs />
      {error !== undefined && data === undefined && (
        <Notice kind="error">{apiErrorMessage(i18n, error, t('notSent'))}</Notice>
      )}
      <div className="pr-app-access__answers">
        <BusyButton {...toButton('ALLOW')}>{t('allow')}</BusyButton>
        <BusyButton {...toButton('DENY')} variant="default">
          {t('deny')}
        </BusyButton>
      </div>
      <p className="pr-app-access__after">{t('after', { host })}</p>
    </AppAccessFrame>
  );
}
