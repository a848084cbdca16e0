import { checkOtherReason } from '@portal/shared/domain/ordering/resendRules';
import { listActionReasons, type ActionReason, type RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { checkedText } from '../../../ui/form/checkedText.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';

export interface ReasonValues {
  readonly reason: ActionReason | '';
  readonly otherReason: string;
}

export const NO_REASON: ReasonValues = { reason: '', otherReason: '' };

export const reasonSchema = (action: RewardAction) => ({
  reason: string().oneOf([...listActionReasons(action)], 'error.resend.reasonRequired'),
  otherReason: string().when('reason', ([reason]: unknown[]) =>
    checkedText((words) => checkOtherReason(String(reason), words)),
  ),
});

export const toReasonBody = ({ reason, otherReason }: ReasonValues) =>
  ({ reason: reason || 'OTHER', otherReason }) as const;

/** Why a reward is acted on. */
export function ReasonFields({ action }: { readonly action: RewardAction }) {
  const { t } = useTranslation(['rewardActions', 'orderHistory']);
  const { values } = useFormikContext<ReasonValues>();
  return (
    <>
      <SelectField
        name="reason"
        label={t('reasonLabel')}
        options={[
          { value: '', label: t('choose') },
          ...listActionReasons(action).map((value) => ({ value, label: t(`orderHistory:actionReason.${value}`) })),
        ]}
        required
      />
      {values.reason === 'OTHER' && (
        <TextAreaField name="otherReason" label={t('other')} maxLength={SETTINGS.orders.messageLength} required />
      )}
    </>
  );
}
