import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSessionSource } from '../../entities/session/sessionSource.ts';
import '../../entities/terms/locales.ts';
import '../../entities/terms/terms.css';
import { useAcceptTermsMutation } from '../../entities/terms/termsApi.ts';
import { TermsLink } from '../../entities/terms/TermsLink.tsx';
import { TermsSections } from '../../entities/terms/TermsSections.tsx';
import { useTerms } from '../../entities/terms/useTerms.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useConfirmedSignOut } from '../../ui/leave/useLeaveGuard.ts';

/** Asks for the terms in force, over the page that was opened; whoever accepts goes on where they are. */
export function TermsDialog() {
  const { t, i18n } = useTranslation(['terms', 'common']);
  const { port } = useSessionSource();
  const signOut = useConfirmedSignOut();
  const { terms, href, error, retry } = useTerms();
  const [accept, { isLoading, error: refusal }] = useAcceptTermsMutation();
  const footer = (
    <>
      <Button variant="default" onClick={() => signOut(() => void port.signOut())} disabled={isLoading}>
        {t('signOut')}
      </Button>
      <BusyButton
        busy={isLoading}
        disabled={terms === undefined}
        onClick={() => {
          if (terms !== undefined) void accept({ version: terms.version, language: terms.language });
        }}
      >
        {t('acceptDue')}
      </BusyButton>
    </>
  );
  return (
    <Dialog opened isTop dismissible={false} title={t('due')} onClose={() => undefined} footer={footer} width={560}>
      <div className="pr-terms__due">
        <p>{t('dueText')}</p>
        {refusal !== undefined && (
          <Notice kind="error">{apiErrorMessage(i18n, refusal, t('common:failure.text'))}</Notice>
        )}
        {terms === undefined &&
          (error === undefined ? <PageSkeleton rows={4} /> : <PartFailure error={error} onRetry={retry} />)}
        {terms !== undefined && (
          <>
            {terms.url === null ? <TermsSections {...terms} /> : <TermsLink href={href} />}
            <p>{t('version', { version: terms.version })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
