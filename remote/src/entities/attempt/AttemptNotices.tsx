import type { MoneyOperation } from '@portal/shared/domain/enumerations';
import { known } from '@portal/shared/domain/known';
import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense, useContext, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { isOutcomeUnknown } from '../../api/apiError.ts';
import { Notice, type NoticeKind } from '../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { usePrincipal } from '../platform/signedIn.ts';
import type { Outcome } from './attemptApi.ts';
import './locales.ts';
import { removeAttempt, type OpenAttempt } from './openAttempts.ts';
import { useOpenAttempts } from './useOpenAttempts.ts';
import { useOutcome } from './useOutcome.ts';
import { useOutcomeText } from './useOutcomeText.ts';

export interface AttemptNoticesProps {
  readonly operations: readonly MoneyOperation[];
  /** Default: every account. */
  readonly accountIdentifier?: string;
}

/** Tells the outcomes that were not shown yet: of calls before a reload, in another tab, or without an answer. */
export function AttemptNotices({ operations, accountIdentifier }: AttemptNoticesProps) {
  const attempts = useOpenAttempts(operations, accountIdentifier);
  // Until their texts have come the form around them is not hidden: what is hidden loses the focus.
  return (
    <Suspense fallback={null}>
      {attempts.map((attempt) => (
        <AttemptNotice key={attempt.key} attempt={attempt} />
      ))}
    </Suspense>
  );
}

const KINDS: Readonly<Record<Outcome['state'], NoticeKind>> = {
  UNKNOWN: 'info',
  LOST: 'info',
  CANCELLED: 'info',
  BEGUN: 'warning',
  PENDING: 'warning',
  DONE: 'success',
  REFUSED: 'error',
};

function AttemptNotice({ attempt }: { readonly attempt: OpenAttempt }) {
  const { t } = useTranslation('attempts');
  const person = usePrincipal().userId;
  const { outcome, isEnded, isRefused } = useOutcome(attempt);
  const getText = useOutcomeText();
  const { key } = attempt;
  const isTold = isEnded || isRefused;
  useEffect(() => {
    if (isTold) removeAttempt(person, key);
  }, [isTold, person, key]);
  const { failure, dismissFailure } = useContext(FormShellContext);
  // Takes the call to try again back, which would move money once more.
  const onEnded = useEffectEvent(() => {
    if (isOutcomeUnknown(failure)) dismissFailure();
  });
  useEffect(() => {
    if (isEnded) onEnded();
  }, [isEnded]);
  if (isRefused) return null;
  if (outcome === null) return <Notice kind="info">{t('asking')}</Notice>;
  const { state, reference } = outcome;
  const order = attempt.operation === 'ORDER' && state === 'DONE' ? reference : null;
  const link = order !== null && (
    <Link to={generatePath(PATHS.orderComplete, { referenceOrderId: order })}>{t('order.open')}</Link>
  );
  return (
    <Notice key={state} kind={known(KINDS, state, 'info')} actions={link || undefined}>
      {getText(attempt, outcome)}
    </Notice>
  );
}
