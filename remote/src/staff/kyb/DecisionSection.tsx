import type { KybReview } from '@portal/shared/contract/staffKyb';
import { isDecidable } from '@portal/shared/domain/access/kybReview';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useIsShown } from '../../ui/page/useIsShown.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { UnsavedDecision, type FailedDecision } from './UnsavedDecision.tsx';

/** The form while a decision is waited for, and what came of the last one, which takes the focus. */
export function DecisionSection({ review }: { readonly review: KybReview }) {
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const isShown = useIsShown();
  const [begunWith] = useState(review.version);
  const [saved, setSaved] = useState<KybReview | null>(null);
  const [unsaved, setUnsaved] = useState<FailedDecision | null>(null);
  const isOpen = isDecidable(review);
  // While the form stands, it holds what was typed and says what went wrong itself.
  const lost = isOpen ? null : unsaved;
  const isDone = saved !== null && unsaved === null;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saved !== null || lost !== null) outcome.current?.focus();
  }, [saved, lost]);
  const finish = (decided: KybReview) => {
    if (!isShown()) {
      notify.success(t('kyb.done', { name: decided.name }));
      return;
    }
    setUnsaved(null);
    setSaved(decided);
  };
  return (
    <>
      {(lost !== null || isDone) && (
        <div ref={outcome} tabIndex={-1}>
          {lost !== null && <UnsavedDecision unsaved={lost} />}
          {isDone && <Notice kind="success">{t('kyb.done', { name: review.name })}</Notice>}
        </div>
      )}
      {isOpen ? (
        <DecisionForm review={review} version={saved?.version ?? begunWith} onSaved={finish} onFailed={setUnsaved} />
      ) : (
        <p>{t('kyb.settled')}</p>
      )}
    </>
  );
}
