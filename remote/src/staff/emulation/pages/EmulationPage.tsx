import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { asApiError } from '../../../entities/session/asApiError.ts';
import { useSessionSource } from '../../../entities/session/sessionSource.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

/** Begins the emulation of a one-use token, then goes where its rights lead. */
export function EmulationPage() {
  const { t, i18n } = useTranslation(['staff', 'signedIn']);
  const { client } = useSessionSource();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const begun = useRef<string | null>(null);

  useEffect(() => {
    // A token serves once, and effects may run twice.
    if (client === null || token === '' || begun.current === token) return;
    begun.current = token;
    client.emulate(token).then(
      () => void navigate(PATHS.landing, { replace: true }),
      (error: unknown) => setFailure(asApiError(error)),
    );
  }, [client, token, navigate]);

  const isOver = failure !== null || client === null || token === '';
  const reason = () => {
    if (client === null) return t('emulation.byHost');
    return token === '' ? t('emulation.noToken') : apiErrorMessage(i18n, failure);
  };
  return (
    <Page>
      <PageHeader title={t('title.emulation')} />
      {isOver ? (
        <>
          <Notice kind="warning">{reason()}</Notice>
          <LinkButton to={PATHS.start}>{t('emulation.back')}</LinkButton>
        </>
      ) : (
        <PageSkeleton rows={3} waitingFor={t('emulation.waiting')} />
      )}
    </Page>
  );
}
