import { changesAddress, type DeliveryRemedy } from '@portal/shared/domain/ordering/deliveryRemedies';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { useResendLineMutation } from '../historyApi.ts';
import { DeadAddress } from './DeadAddress.tsx';
import type { Resendable } from './resendable.ts';
import { ResendFields } from './ResendFields.tsx';
import { createResendSchema, createResendValues, getLineRecipient, toResendBody } from './resendValues.ts';

interface ResendDialogProps {
  readonly line: Resendable;
  /** The act that helps a reward that did not arrive; null: it is sent again for another reason. */
  readonly remedy: DeliveryRemedy | null;
  readonly onClose: () => void;
}

/** Sends the reward of a line again: to its address or number, or where the user may, to another one. */
export function ResendDialog({ line, remedy, onClose }: ResendDialogProps) {
  const { t } = useTranslation('orderHistory');
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [resend] = useResendLineMutation();
  const { referenceOrderId, lineNumber } = line;
  const dead = changesAddress(remedy) ? getLineRecipient(line).to : '';
  const title = changesAddress(remedy) && remedy !== null ? t(`remedy.${remedy}`) : t('resend.title');
  const schema = useMemo(() => createResendSchema(line, remedy), [line, remedy]);
  return (
    <Dialog opened title={title} onClose={onClose}>
      <FormShell
        label={title}
        initialValues={createResendValues(line, remedy)}
        schema={schema}
        toBody={(values) => toResendBody(line, values)}
        onSubmit={(body) =>
          resend({ referenceOrderId, lineNumber, body, idempotencyKey: getIdempotencyKey(body) }).unwrap()
        }
        onSaved={({ recipient }) => {
          notify.success(t('resend.done', { recipient: formatMobileNumber(recipient) }));
          onClose();
        }}
        errorFallback={t('resend.failed')}
        draftKey={`orders.resend.${referenceOrderId}.${lineNumber}`}
        draftUntil="left"
        leaveGuard={false}
      >
        {dead !== '' && <DeadAddress address={dead} reason={line.reason ?? 'unknown'} />}
        <ResendFields line={line} remedy={remedy} onClose={onClose} />
      </FormShell>
    </Dialog>
  );
}
