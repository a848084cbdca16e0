import type { BusinessReview } from '@portal/shared/contract/businessReview';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '../entities/permissions/useMayOpen.ts';
import { usePrincipal } from '../entities/platform/signedIn.ts';
import { joinSentences } from '../i18n/joinSentences.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { formatCalendarDay } from '../ui/time/formatTime.ts';
import './business-review.css';

/** Says where the review stands and what follows from it: the day, the reason and whom to write to, or what is open now. */
export function ReviewOutcome({ review }: { readonly review: BusinessReview }) {
  switch (review.kybStatus) {
    case 'NONE':
      return <NotNeeded />;
    case 'NOT_SUBMITTED':
      return <NotSubmitted review={review} />;
    case 'APPROVED':
      return <Approved review={review} />;
    case 'REJECTED':
      return <Rejected review={review} />;
    default:
      return <InReview review={review} />;
  }
}

function NotNeeded() {
  const { t } = useTranslation('businessReview');
  return <p className="pr-review-text">{t('outcome.NONE')}</p>;
}

function NotSubmitted({ review: { supportEmail } }: { readonly review: BusinessReview }) {
  const { t } = useTranslation('businessReview');
  const { onboarded } = usePrincipal();
  const action = onboarded ? (
    <Contact email={supportEmail} />
  ) : (
    <LinkButton to={PATHS.onboarding} size="xs">
      {t('outcome.finish')}
    </LinkButton>
  );
  return (
    <Notice kind="warning" title={t('outcome.NOT_SUBMITTED.title')} actions={action}>
      {t('outcome.NOT_SUBMITTED.text')}
    </Notice>
  );
}

function InReview({ review: { expectedOn, isLate, awaitsAnswer, supportEmail } }: { readonly review: BusinessReview }) {
  const { t } = useTranslation('businessReview');
  const locale = useLocale();
  const day = expectedOn === null ? null : formatCalendarDay(expectedOn, locale);
  if (awaitsAnswer) return <p className="pr-review-text">{t('outcome.waits')}</p>;
  if (isLate)
    return (
      <Notice kind="info" title={t('outcome.late')} actions={<Contact email={supportEmail} />}>
        {t('outcome.meanwhile')}
      </Notice>
    );
  return (
    <p className="pr-review-text">
      {joinSentences(locale, [day === null ? t('outcome.soon') : t('outcome.by', { day }), t('outcome.meanwhile')])}
    </p>
  );
}

function Approved({ review: { reason } }: { readonly review: BusinessReview }) {
  const { t } = useTranslation('businessReview');
  const mayOrder = useMayOpen(PATHS.catalog);
  const mayFund = useMayOpen(PATHS.addFunds);
  const actions = (
    <>
      {mayFund && (
        <LinkButton to={PATHS.addFunds} size="xs">
          {t('outcome.fund')}
        </LinkButton>
      )}
      {mayOrder && (
        <LinkButton to={PATHS.catalog} size="xs" variant="default">
          {t('outcome.order')}
        </LinkButton>
      )}
    </>
  );
  return (
    <Notice kind="success" title={t('outcome.APPROVED.title')} actions={actions}>
      {reason ?? t('outcome.APPROVED.text')}
    </Notice>
  );
}

function Rejected({ review: { reason, supportEmail } }: { readonly review: BusinessReview }) {
  const { t } = useTranslation('businessReview');
  return (
    <Notice kind="warning" title={t('outcome.REJECTED.title')} actions={<Contact email={supportEmail} />}>
      {reason !== null && (
        <>
          <strong>{t('outcome.reason')}</strong>
          <blockquote className="pr-review-quote">{reason}</blockquote>
        </>
      )}
      <p className="pr-review-text">{t('outcome.REJECTED.text')}</p>
    </Notice>
  );
}

/** Leads to the people who can help, with their address to read. */
function Contact({ email }: { readonly email: string }) {
  const { t } = useTranslation('businessReview');
  return (
    <a className="pr-link" href={`mailto:${email}`}>
      {t('outcome.contact', { email })}
    </a>
  );
}
