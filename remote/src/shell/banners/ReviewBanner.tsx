import { Button } from '@mantine/core';
import type { BusinessReview } from '@portal/shared/contract/businessReview';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { useSignedIn } from '../../entities/platform/signedIn.ts';
import { useGetBusinessReviewQuery } from '../../entities/review/reviewApi.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { approvalStore } from './approvalStore.ts';
import { AskSupport } from './AskSupport.tsx';

/** The review of the business while it goes on: the expected day, or the question that waits. Its own page says it itself. */
export function InReviewBanner() {
  const { t } = useTranslation('banners');
  const locale = useLocale();
  const isOnPage = useMatch(PATHS.businessReview) !== null;
  const { identityHash, emulationPlatformId } = useSignedIn().principal;
  const { data: review, error } = useGetBusinessReviewQuery(undefined);
  useEffect(() => {
    if (emulationPlatformId === null) approvalStore.await(identityHash);
  }, [identityHash, emulationPlatformId]);
  if (isOnPage || (review === undefined && error === undefined)) return null;
  const variant = getVariant(review);
  const day = review?.expectedOn == null ? '' : formatCalendarDay(review.expectedOn, locale);
  const isAsked = variant === 'question' || variant === 'questionOfOthers';
  return (
    <Notice
      kind={isAsked ? 'warning' : 'info'}
      title={t(isAsked ? `${variant}.title` : 'review.title')}
      actions={
        <LinkButton to={PATHS.businessReview} size="xs" variant={variant === 'question' ? 'filled' : 'default'}>
          {t(variant === 'question' ? 'question.answer' : 'review.progress')}
        </LinkButton>
      }
    >
      {isAsked ? t(`${variant}.text`) : t(`review.${variant}`, { day })}
    </Notice>
  );
}

/** Returns the text that the banner of a review shows; without the review itself the usual time. */
function getVariant(review: BusinessReview | undefined) {
  if (review?.awaitsAnswer === true) return review.canAnswer ? 'question' : 'questionOfOthers';
  if (review?.isLate === true) return 'late';
  return review?.expectedOn == null ? 'usual' : 'expected';
}

/** The decision against the organisation, with its reason where that is known. Its own page says it itself. */
export function RejectedBanner() {
  const { t } = useTranslation('banners');
  const isOnPage = useMatch(PATHS.businessReview) !== null;
  const { platform } = useSignedIn();
  const { data: review, error } = useGetBusinessReviewQuery(undefined);
  if (isOnPage || (review === undefined && error === undefined)) return null;
  const reason = review?.reason ?? '';
  return (
    <Notice
      kind="warning"
      title={t('rejected.title', { platform: platform.name })}
      actions={
        <>
          <AskSupport email={review?.supportEmail} />
          <LinkButton to={PATHS.businessReview} size="xs" variant="default">
            {t('rejected.more')}
          </LinkButton>
        </>
      }
    >
      <span>{t('rejected.text')}</span>{' '}
      <span className="pr-banners__reason">
        {reason === '' ? t('rejected.mailed') : t('rejected.reason', { reason })}
      </span>
    </Notice>
  );
}

/** The way to the wizard of somebody who has not finished it. */
export function FinishSignUp() {
  const { t } = useTranslation('banners');
  return (
    <LinkButton to={PATHS.onboarding} size="xs">
      {t('finish.action')}
    </LinkButton>
  );
}

/** Closes the news of the approval for good. */
export function DismissApproval() {
  const { t } = useTranslation('banners');
  const { identityHash } = useSignedIn().principal;
  return (
    <Button size="xs" variant="default" onClick={() => approvalStore.dismiss(identityHash)}>
      {t('approved.dismiss')}
    </Button>
  );
}
