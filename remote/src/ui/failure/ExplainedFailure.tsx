import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiBaseUrl } from '../../api/apiEnvironment.ts';
import { isApiError } from '../../api/apiError.ts';
import { LinkButton } from '../button/LinkButton.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { useReconnect } from '../feedback/useReconnect.ts';
import { Page } from '../page/Page.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import type { FailureKind } from './failureKind.ts';
import './locales.ts';

export interface ExplainedFailureProps {
  readonly kind: FailureKind;
  readonly onRetry: () => void;
}

/** In place of a page: no right to see it, maintenance, or a service that does not answer. The last two are tried again. */
export const ExplainedFailure = ({ kind, onRetry }: ExplainedFailureProps) =>
  kind === 'forbidden' ? <Forbidden /> : <ServiceDown kind={kind} onRetry={onRetry} />;

function Forbidden() {
  const { t } = useTranslation('failure');
  return (
    <Page>
      <PageHeader title={t('forbidden.title')} />
      <Notice kind="error" actions={<LinkButton to={PATHS.landing}>{t('toStart')}</LinkButton>}>
        {t('forbidden.text')}
      </Notice>
    </Page>
  );
}

function ServiceDown({ kind, onRetry }: { readonly kind: 'maintenance' | 'gateway'; readonly onRetry: () => void }) {
  const { t } = useTranslation(['failure', 'common']);
  const isInMaintenance = useMaintenance(kind);
  useReconnect(onRetry, { everyMs: SETTINGS.staleRetryMs });
  const shown = isInMaintenance ? 'maintenance' : 'gateway';
  const retry = (
    <Button variant="default" onClick={onRetry}>
      {t('common:action.retry')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t(`${shown}.title`)} />
      <Notice kind={isInMaintenance ? 'info' : 'error'} actions={retry}>
        {t(`${shown}.text`)}
      </Notice>
    </Page>
  );
}

/** Whoever asked may not have kept the reason, so that the server is asked once more. */
function useMaintenance(kind: 'maintenance' | 'gateway'): boolean {
  const [isFound, setFound] = useState(kind === 'maintenance');
  useEffect(() => {
    if (kind === 'maintenance') return;
    let isCurrent = true;
    fetch(`${apiBaseUrl()}/portal-links`)
      .then((response) => response.json())
      .then((body: unknown) => isCurrent && setFound(isApiError(body) && body.i18nKey === 'error.maintenance'))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [kind]);
  return isFound;
}
