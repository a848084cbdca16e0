import { isRemoteError } from '@portal/shared/federation/remoteModule';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isApiError, UNAVAILABLE, UNREACHABLE } from '../../api/apiError.ts';
import { portalApi } from '../../api/portalApi.ts';
import { TAG_TYPES } from '../../api/tags.ts';
import { useHeldDrafts } from '../form/useHeldDrafts.ts';
import { PartFailure } from './PartFailure.tsx';
import { Page } from '../page/Page.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { failureKind } from './failureKind.ts';
import { Boundary } from '../lazy/Boundary.tsx';
import { isOutOfSync } from '../../chunks/isOutOfSync.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { OutOfSyncDialog } from './OutOfSyncDialog.tsx';

const ExplainedFailure = lazyPart(async () => (await import('./ExplainedFailure.tsx')).ExplainedFailure);

interface PageFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a page that failed: a missing chunk asks for a reload, anything else is shown in place with a retry button. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  useHeldDrafts();
  const [isLeftAlone, setIsLeftAlone] = useState(false);
  const retry = () => {
    // A cached response may be what the page failed on.
    dispatch(portalApi.util.invalidateTags([...TAG_TYPES]));
    onRetry();
  };
  if (isOutOfSync(error) && !isLeftAlone) return <OutOfSyncDialog error={error} onClose={() => setIsLeftAlone(true)} />;
  const shown = shownAs(error);
  const plain = (
    <Page>
      <PageHeader title={t('failure.title')} />
      <PartFailure error={shown} title={null} onRetry={retry} />
    </Page>
  );
  const kind = failureKind(shown);
  if (kind === null) return plain;
  // A server that does not answer may not give the chunk either.
  return (
    <Boundary failed={() => plain}>
      <Suspense fallback={null}>
        <ExplainedFailure kind={kind} onRetry={retry} />
      </Suspense>
    </Boundary>
  );
}

/** Maps failures without a text of their own to one that has. */
function shownAs(error: unknown): unknown {
  if (isRemoteError(error) && error.code === 'NETWORK') return UNREACHABLE;
  return isApiError(error) && error.status >= 500 && error.i18nKey === '' ? UNAVAILABLE : error;
}
