import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onForbidden } from '../api/apiEnvironment.ts';
import { useFeature } from '../entities/platform/signedIn.ts';
import { useNotify } from '../ui/feedback/useNotify.ts';
import { isQuietCall } from './quietCalls.ts';
import { useServices } from './services.ts';

/** Tells of calls that the server refused; not where an embedder does, nor of the quiet calls while the treatment says so. */
export function ForbiddenCalls() {
  const { t } = useTranslation();
  const { isEmbedded, emit } = useServices();
  const isIgnored = useFeature('ignore-forbidden');
  const notify = useNotify();
  useEffect(
    () =>
      onForbidden(({ url, status }) => {
        emit({ type: 'error', code: 'HTTP', message: `${status} ${url}` });
        if (!isEmbedded && !(isIgnored && isQuietCall(url))) notify.error(t('error.forbidden'));
      }),
    [emit, isEmbedded, isIgnored, notify, t],
  );
  return null;
}
