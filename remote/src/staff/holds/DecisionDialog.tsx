import { Button } from '@mantine/core';
import type { HoldDecisionBody, StaffHold } from '@portal/shared/contract/staffHolds';
import { checkHoldReason, type HoldDecision } from '@portal/shared/domain/ordering/orderHold';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { isStale } from '../isStale.ts';
import { useDecideHoldMutation } from './holdsApi.ts';

interface DecisionDialogProps {
  readonly hold: StaffHold;
  readonly decision: HoldDecision;
  readonly onClose: () => void;
}

interface DecisionValues {
  readonly reason: string;
  /** Version of the hold that the form began with. */
  readonly version: number;
}

const decisionSchema = (decision: HoldDecision) =>
  object({
    reason: string()
      .defined()
      .test('rule', (text, context) => {
        const refusal = checkHoldReason(decision, text);
        return refusal === null || context.createError({ message: { ...refusal } });
      }),
  });

/** The question before an order goes on or is refused, with the reason that whoever placed it reads. */
export function DecisionDialog({ hold, decision, onClose }: DecisionDialogProps) {
  const { t, i18n } = useTranslation('staff');
  const locale = useLocale();
  const notify = useNotify();
  const [decideHold] = useDecideHoldMutation();
  const schema = useMemo(() => decisionSchema(decision), [decision]);
  const { referenceOrderId, version } = hold;
  const values = {
    reference: referenceOrderId,
    amount: formatMoney(hold.amountCharged, hold.currencyCode, locale),
    organization: hold.platformName,
    name: hold.createdBy,
  };
  const getFailure = (failure: unknown): string =>
    isStale(failure)
      ? t('kyb.missed', { name: failure.values?.['name'] ?? '' })
      : apiErrorMessage(i18n, failure, t('kyb.failed'));
  return (
    <Dialog opened title={t(`holds.ask.${decision}`, values)} onClose={onClose}>
      <p>{t(`holds.means.${decision}`, values)}</p>
      <FormShell
        label={t(`holds.ask.${decision}`, values)}
        initialValues={{ reason: '', version }}
        schema={schema}
        toBody={(typed: DecisionValues): HoldDecisionBody => ({
          decision,
          reason: typed.reason.trim(),
          version: typed.version,
        })}
        onSubmit={(body: HoldDecisionBody) => decideHold({ referenceOrderId, body }).unwrap()}
        onSaved={() => {
          notify.success(t(`holds.done.${decision}`, values));
          onClose();
        }}
        showsFailure={false}
        draftKey={`staff.hold.${referenceOrderId}.${decision}`}
        draftUntil="left"
      >
        <FormFailure getText={getFailure} />
        <TextAreaField
          name="reason"
          label={t(decision === 'REFUSE' ? 'kyb.reason' : 'kyb.note')}
          help={t('holds.reasonHelp', values)}
          required={decision === 'REFUSE'}
          maxLength={SETTINGS.orders.messageLength}
        />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {i18n.t('action.cancel')}
          </Button>
          <SubmitButton>{t(`holds.action.${decision}`)}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
