import { Button } from '@mantine/core';
import type { ResendBody } from '@portal/shared/contract/resends';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { changesAddress, type DeliveryRemedy } from '@portal/shared/domain/ordering/deliveryRemedies';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { ResendReason } from '@portal/shared/domain/ordering/resendRules';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { checkedText } from '../../../ui/form/checkedText.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useResendLineMutation } from '../historyApi.ts';
import { DeadAddress } from './DeadAddress.tsx';
import type { Resendable } from './resendable.ts';
import {
  acknowledgedSchema,
  NO_REASON,
  toReasonBody,
  reasonSchema,
  ResendReasonFields,
  type ResendReasonValues,
} from './ResendReasonFields.tsx';

interface ResendValues extends ResendReasonValues {
  readonly email: string;
}

const createSchema = (deadEmail: string | null, canChangeAddress: boolean) =>
  object({
    email: checkedText(
      (email) =>
        checkRecipientEmail(email) ??
        (deadEmail !== null && emailKey(email) === emailKey(deadEmail) ? { key: 'error.resend.sameAddress' } : null),
    ),
    ...reasonSchema,
    ...(canChangeAddress && { acknowledged: acknowledgedSchema }),
  });

/** Why rewards are sent again that nobody has to say. */
const REASONS: Readonly<Record<DeliveryRemedy, ResendReason>> = {
  FIX_ADDRESS: 'DELIVERY_INFO',
  OTHER_ADDRESS: 'DELIVERY_INFO',
  SEND_AGAIN: 'NOT_RECEIVED',
  SEND_BY_EMAIL: 'DELIVERY_METHOD',
};

interface ResendDialogProps {
  readonly line: Resendable;
  /** The act that helps a reward that did not arrive; null: it is sent again for another reason. */
  readonly remedy: DeliveryRemedy | null;
  readonly onClose: () => void;
}

/** Sends the reward of a line again: to its address, or where the user may, to a new one. */
export function ResendDialog({ line, remedy, onClose }: ResendDialogProps) {
  const { t } = useTranslation('orderHistory');
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [resend] = useResendLineMutation();
  const { referenceOrderId, lineNumber, resend: allowed } = line;
  const deadEmail = changesAddress(remedy) ? line.recipientEmail : null;
  const title = changesAddress(remedy) && remedy !== null ? t(`remedy.${remedy}`) : t('resend.title');
  const initialValues: ResendValues = {
    ...NO_REASON,
    // A wrong address is corrected most often by a letter; one that does not take mails is replaced.
    email: remedy === 'OTHER_ADDRESS' ? '' : (line.recipientEmail ?? ''),
    reason: remedy === null ? '' : REASONS[remedy],
  };
  const toBody = ({ email, ...values }: ResendValues): ResendBody => ({
    ...toReasonBody(values),
    email: allowed.canChangeAddress ? email.trim() : undefined,
  });
  return (
    <Dialog opened title={title} onClose={onClose}>
      <FormShell
        label={title}
        initialValues={initialValues}
        schema={createSchema(deadEmail, allowed.canChangeAddress)}
        toBody={toBody}
        onSubmit={(body) =>
          resend({ referenceOrderId, lineNumber, body, idempotencyKey: getIdempotencyKey(body) }).unwrap()
        }
        onSaved={({ recipient }) => {
          notify.success(t('resend.done', { recipient }));
          onClose();
        }}
        errorFallback={t('resend.failed')}
        draftKey={`orders.resend.${referenceOrderId}.${lineNumber}`}
        draftUntil="left"
        leaveGuard={false}
      >
        {deadEmail !== null && <DeadAddress email={deadEmail} reason={line.reason ?? 'unknown'} />}
        <Fields line={line} remedy={remedy} onClose={onClose} />
      </FormShell>
    </Dialog>
  );
}

function Fields({ line, remedy, onClose }: ResendDialogProps) {
  const { t } = useTranslation('orderHistory');
  const { t: tCommon } = useTranslation();
  const { values } = useFormikContext<ResendValues>();
  const isNew = values.email !== '' && emailKey(values.email) !== emailKey(line.recipientEmail ?? '');
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={changesAddress(remedy) ? t('resend.newEmail') : t('resend.email')}
        disabled={!line.resend.canChangeAddress}
        autoComplete="off"
        isFirst={changesAddress(remedy)}
        required
      />
      {!isNew && line.resend.wasReported && (
        <Notice kind="warning">{t('resend.reported', { email: line.recipientEmail })}</Notice>
      )}
      {isNew && (
        <Notice kind={line.resend.wasOpened ? 'warning' : 'info'}>
          <span>{t('resend.moves')}</span> {line.resend.wasOpened && <span>{t('resend.opened')}</span>}
        </Notice>
      )}
      <ResendReasonFields acknowledge={line.resend.canChangeAddress ? t('resend.acknowledge') : null} />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {tCommon('action.cancel')}
        </Button>
        <SubmitButton>{remedy === null ? t('resend.action') : t(`remedy.${remedy}`)}</SubmitButton>
      </FormActions>
    </>
  );
}
