import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { onForbidden } from '../api/apiEnvironment.ts';
import { portalApi } from '../api/portalApi.ts';
import { idTag } from '../api/tags.ts';
import { useFeature } from '../entities/platform/signedIn.ts';
import { isDialogOpen } from '../ui/dialog/topDialog.ts';
import { useNotify } from '../ui/feedback/useNotify.ts';
import { isIgnoredRefusal } from './ignoredRefusals.ts';
import { useServices } from './services.ts';

const PROFILE = '/account';

/**
 * Tells of calls that the server refused; not where an embedder or the dialog that began it does, nor of the quiet calls while the
 * treatment says so.
 * The rights are read again, so that what was taken away meanwhile leaves the menu and its pages.
 */
export function ForbiddenCalls() {
  const { t } = useTranslation();
  const { isEmbedded, emit } = useServices();
  const isIgnored = useFeature('ignore-forbidden');
  const notify = useNotify();
  const dispatch = useDispatch();
  useEffect(
    () =>
      onForbidden(({ url, status, isChange }) => {
        if (url !== PROFILE) dispatch(portalApi.util.invalidateTags([idTag('Profile', 'ME')]));
        emit({ type: 'error', code: 'HTTP', message: `${status} ${url}` });
        const isTold = isEmbedded || (isChange && isDialogOpen()) || (isIgnored && isIgnoredRefusal(url));
        if (!isTold) notify.error(t('error.forbidden'));
      }),
    [dispatch, emit, isEmbedded, isIgnored, notify, t],
  );
  return null;
}
