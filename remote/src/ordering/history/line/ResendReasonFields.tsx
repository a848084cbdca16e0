import { checkOtherReason, RESEND_REASONS, type ResendReason } from '@portal/shared/domain/ordering/resendRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { boolean, string } from 'yup';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { checkedText } from '../../../ui/form/checkedText.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';

export interface ResendReasonValues {
  readonly reason: ResendReason | '';
  readonly otherReason: string;
  readonly acknowledged: boolean;
}

export const NO_REASON: ResendReasonValues = { reason: '', otherReason: '', acknowledged: false };

export const reasonSchema = {
  reason: string().oneOf([...RESEND_REASONS], 'error.resend.reasonRequired'),
  otherReason: string().when('reason', ([reason]: unknown[]) =>
    checkedText((words) => checkOtherReason(String(reason), words)),
  ),
};

export const acknowledgedSchema = boolean().oneOf([true], 'error.resend.acknowledge');

/** The values as a body has them, which the schema has checked. */
export const toReasonBody = ({ reason, otherReason, acknowledged }: ResendReasonValues) => ({
  reason: reason || ('OTHER' as const),
  otherReason,
  acknowledged,
});

interface ResendReasonFieldsProps {
  /** Says that the addresses were checked; null where nobody can change them. */
  readonly acknowledge: string | null;
}

/** Why rewards are sent again, and that their addresses were checked. */
export function ResendReasonFields({ acknowledge }: ResendReasonFieldsProps) {
  const { t } = useTranslation('orderHistory');
  const [{ value: reason }] = useField<ResendReasonValues['reason']>('reason');
  return (
    <>
      <SelectField
        name="reason"
        label={t('resend.reasonLabel')}
        options={[
          { value: '', label: t('resend.choose') },
          ...RESEND_REASONS.map((value) => ({ value, label: t(`resend.reason.${value}`) })),
        ]}
        required
      />
      {reason === 'OTHER' && (
        <TextAreaField
          name="otherReason"
          label={t('resend.other')}
          maxLength={SETTINGS.orders.messageLength}
          required
        />
      )}
      {acknowledge !== null && <CheckboxField name="acknowledged" label={acknowledge} required />}
    </>
  );
}
