import type { KybDecisionBody, KybReview } from '@portal/shared/contract/staffKyb';
import { SETTINGS } from '@portal/shared/domain/settings';
import { KYB_DECISIONS } from '@portal/shared/domain/access/kybReview';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { useUpdateKybReviewMutation } from './kybApi.ts';
import { DecisionFailure } from './DecisionFailure.tsx';
import { FieldChoices } from './FieldChoices.tsx';
import { decisionSchema, toDecisionBody, type DecisionValues } from './decisionSchema.ts';
import type { FailedDecision } from './UnsavedDecision.tsx';

interface DecisionFormProps {
  readonly review: KybReview;
  /** Version of the review that the form begins with; it is empty again when this changes. */
  readonly version: number;
  readonly onSaved: (review: KybReview) => void;
  /** A decision of somebody else takes the form away, with what was typed. */
  readonly onFailed: (unsaved: FailedDecision) => void;
}

const REASON_LABELS = {
  '': 'kyb.note',
  APPROVE: 'kyb.note',
  REJECT: 'kyb.reason',
  MORE_INFORMATION: 'kyb.question',
} as const;

/** The decision about an organisation, with the reason that it reads. */
export function DecisionForm({ review, version, onSaved, onFailed }: DecisionFormProps) {
  const { t } = useTranslation('staff');
  const [updateReview] = useUpdateKybReviewMutation();
  const { platformClientId } = review;
  const save = async (body: KybDecisionBody) => {
    try {
      onSaved(await updateReview({ platformClientId, body }).unwrap());
    } catch (error) {
      onFailed({ error, body });
      throw error;
    }
  };
  return (
    <FormShell
      label={t('kyb.decide')}
      initialValues={{ decision: '', reason: '', fields: [], version }}
      enableReinitialize
      schema={decisionSchema}
      toBody={toDecisionBody}
      onSubmit={save}
      showsFailure={false}
      draftKey={`staff.kyb.${platformClientId}`}
    >
      <DecisionFailure review={review} />
      <DecisionFields name={review.name} />
    </FormShell>
  );
}

function DecisionFields({ name }: Pick<KybReview, 'name'>) {
  const { t } = useTranslation('staff');
  const { decision } = useFormikContext<DecisionValues>().values;
  const isAsking = decision === 'MORE_INFORMATION';
  const isReasoned = decision === 'REJECT' || isAsking;
  return (
    <>
      <SelectField
        name="decision"
        label={t('kyb.choice')}
        required
        options={[
          { value: '', label: t('kyb.choose') },
          ...KYB_DECISIONS.map((value) => ({ value, label: t(`kyb.decision.${value}`) })),
        ]}
      />
      {isAsking && <FieldChoices />}
      <TextAreaField
        name="reason"
        label={t(REASON_LABELS[decision])}
        help={t(isAsking ? 'kyb.questionHelp' : 'kyb.reasonHelp')}
        required={isReasoned}
        maxLength={SETTINGS.orders.messageLength}
      />
      <FormActions>
        <SubmitButton>{decision === '' ? t('kyb.save') : t(`kyb.submit.${decision}`, { name })}</SubmitButton>
      </FormActions>
    </>
  );
}
