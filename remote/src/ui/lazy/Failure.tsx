import { isRemoteError } from '@portal/shared/federation/remoteModule';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isApiError, UNAVAILABLE, UNREACHABLE } from '../../api/apiError.ts';
import { portalApi } from '../../api/portalApi.ts';
import { TAG_TYPES } from '../../api/tags.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Page } from '../page/Page.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { isOutOfSync } from './isOutOfSync.ts';
import { OutOfSyncDialog } from './OutOfSyncDialog.tsx';

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a boundary of a page shows: a part that is gone asks for a reload, anything else stands in its place with a way to try again. */
export function Failure({ error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (isOutOfSync(error)) return <OutOfSyncDialog />;
  const retry = () => {
    // What it failed on may be an answer that was kept.
    dispatch(portalApi.util.invalidateTags([...TAG_TYPES]));
    onRetry();
  };
  return (
    <Page>
      <PageHeader title={t('failure.title')} />
      <ErrorState error={shownAs(error)} title={null} onRetry={retry} />
    </Page>
  );
}

/** Failures without a text of their own under the name of what they mean. */
function shownAs(error: unknown): unknown {
  if (isRemoteError(error) && error.code === 'NETWORK') return UNREACHABLE;
  return isApiError(error) && error.status >= 500 && error.i18nKey === '' ? UNAVAILABLE : error;
}
