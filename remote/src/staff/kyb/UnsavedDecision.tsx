import type { KybDecisionBody } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import '../../entities/review/locales.ts';
import { getReviewFieldName } from '../../entities/review/reviewTexts.ts';
import { listFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useDecisionFailureText } from './useDecisionFailureText.ts';

export interface FailedDecision {
  readonly error: unknown;
  readonly body: KybDecisionBody;
}

/** A decision that was not saved, after its form has gone: why, and what was typed, to copy. */
export function UnsavedDecision({ unsaved }: { readonly unsaved: FailedDecision }) {
  const { t, i18n } = useTranslation(['staff', 'review']);
  const locale = useLocale();
  const getText = useDecisionFailureText();
  const { decision, reason, fields } = unsaved.body;
  const names = fields.map((field) => getReviewFieldName(i18n, field));
  return (
    <Notice kind="error" title={getText(unsaved.error)}>
      {t('kyb.unsaved', { decision: t(`kyb.decision.${decision}`) })}
      {names.length > 0 && <p>{t('review:asked.fields', { fields: listFormat(locale).format(names) })}</p>}
      {reason !== '' && <blockquote className="pr-staff-quote">{reason}</blockquote>}
    </Notice>
  );
}
