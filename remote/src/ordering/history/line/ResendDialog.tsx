import { Button } from '@mantine/core';
import type { ResendBody } from '@portal/shared/contract/resends';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
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
import type { Resendable } from './resendable.ts';
import {
  NO_REASON,
  toReasonBody,
  reasonSchema,
  ResendReasonFields,
  type ResendReasonValues,
} from './ResendReasonFields.tsx';

interface ResendValues extends ResendReasonValues {
  readonly email: string;
}

const schema = object({ email: checkedText(checkRecipientEmail), ...reasonSchema });

interface ResendDialogProps {
  readonly line: Resendable;
  readonly onClose: () => void;
}

/** Sends the reward of a line again: to its address, or where the user may, to a new one. */
export function ResendDialog({ line, onClose }: ResendDialogProps) {
  const { t } = useTranslation('orderHistory');
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [resend] = useResendLineMutation();
  const { referenceOrderId, lineNumber, resend: allowed } = line;
  const initialValues: ResendValues = { email: line.recipientEmail ?? '', ...NO_REASON };
  const toBody = ({ email, ...values }: ResendValues): ResendBody => ({
    ...toReasonBody(values),
    email: allowed.canChangeAddress ? email.trim() : undefined,
  });
  return (
    <Dialog opened title={t('resend.title')} onClose={onClose}>
      <FormShell
        label={t('resend.title')}
        initialValues={initialValues}
        schema={schema}
        toBody={toBody}
        onSubmit={(body) =>
          resend({ referenceOrderId, lineNumber, body, idempotencyKey: getIdempotencyKey(body) }).unwrap()
        }
        onSaved={({ recipient }) => {
          notify.success(t('resend.done', { recipient }));
          onClose();
        }}
        errorFallback={t('resend.failed')}
        leaveGuard={false}
      >
        <Fields line={line} onClose={onClose} />
      </FormShell>
    </Dialog>
  );
}

function Fields({ line, onClose }: ResendDialogProps) {
  const { t } = useTranslation('orderHistory');
  const { t: tCommon } = useTranslation();
  const { values } = useFormikContext<ResendValues>();
  const isNew = emailKey(values.email) !== emailKey(line.recipientEmail ?? '');
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t('resend.email')}
        disabled={!line.resend.canChangeAddress}
        autoComplete="off"
        required
      />
      {isNew && (
        <Notice kind={line.resend.wasOpened ? 'warning' : 'info'}>
          <span>{t('resend.moves')}</span> {line.resend.wasOpened && <span>{t('resend.opened')}</span>}
        </Notice>
      )}
      <ResendReasonFields acknowledge={t('resend.acknowledge')} />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {tCommon('action.cancel')}
        </Button>
        <SubmitButton>{t('resend.send')}</SubmitButton>
      </FormActions>
    </>
  );
}
