import type { KybDecisionBody } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useDecisionFailureText } from './useDecisionFailureText.ts';

export interface FailedDecision {
  readonly error: unknown;
  readonly body: KybDecisionBody;
}

/** A decision that was not saved, after its form has gone: why, and what was typed, to copy. */
export function UnsavedDecision({ unsaved }: { readonly unsaved: FailedDecision }) {
  const { t } = useTranslation('staff');
  const getText = useDecisionFailureText();
  const { decision, reason } = unsaved.body;
  return (
    <Notice kind="error" title={getText(unsaved.error)}>
      {t('kyb.unsaved', { decision: t(`kyb.decision.${decision}`) })}
      {reason !== '' && <blockquote className="pr-staff-quote">{reason}</blockquote>}
    </Notice>
  );
}
