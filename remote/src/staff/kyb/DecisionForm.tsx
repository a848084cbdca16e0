import type { KybDecisionBody, KybReview } from '@portal/shared/contract/staffKyb';
import { KYB_DECISIONS } from '@portal/shared/domain/kybReview';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { useUpdateKybReviewMutation } from '../kybApi.ts';
import { DecisionFailure } from './DecisionFailure.tsx';
import { decisionSchema, type DecisionValues } from './decisionSchema.ts';

/** The decision about an organisation, with the reason that it reads. */
export function DecisionForm({ review }: { readonly review: KybReview }) {
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const [updateReview] = useUpdateKybReviewMutation();
  const { platformClientId, name, version } = review;
  const save = async (body: KybDecisionBody) => {
    await updateReview({ platformClientId, body }).unwrap();
    // The form goes with the state that it was for, so nothing of it could say this.
    notify.success(t('kyb.done', { name }));
  };
  return (
    <FormShell<DecisionValues, KybDecisionBody, void>
      label={t('kyb.decide')}
      initialValues={{ decision: 'APPROVE', reason: '', version }}
      schema={decisionSchema}
      toBody={(values) => ({ ...values, reason: values.reason.trim() })}
      onSubmit={save}
      showsFailure={false}
      draftKey={`staff.kyb.${platformClientId}`}
    >
      <DecisionFailure review={review} />
      <DecisionFields />
    </FormShell>
  );
}

function DecisionFields() {
  const { t } = useTranslation('staff');
  const { decision } = useFormikContext<DecisionValues>().values;
  const isApproval = decision === 'APPROVE';
  return (
    <>
      <SelectField
        name="decision"
        label={t('kyb.choice')}
        options={KYB_DECISIONS.map((value) => ({ value, label: t(`kyb.decision.${value}`) }))}
      />
      <TextAreaField
        name="reason"
        label={t(isApproval ? 'kyb.note' : 'kyb.reason')}
        help={t('kyb.reasonHelp')}
        required={!isApproval}
        maxLength={SETTINGS.orders.messageLength}
      />
      <FormActions>
        <SubmitButton>{t(`kyb.decision.${decision}`)}</SubmitButton>
      </FormActions>
    </>
  );
}
