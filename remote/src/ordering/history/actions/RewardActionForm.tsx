import { Button } from '@mantine/core';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { returnsShipping } from '@portal/shared/domain/shipping/returnedShipping';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { NO_REASON, toReasonBody, ReasonFields, reasonSchema } from './ReasonFields.tsx';
import { useSendAction } from './useSendAction.ts';
import { useActionTexts } from './useActionTexts.ts';

const HOUR_MS = 3_600_000;

interface RewardActionFormProps {
  readonly action: Exclude<RewardAction, 'REISSUE'>;
  readonly line: OrderLineDetail;
  readonly onSent: (record: RewardActionRecord) => void;
  readonly onClose: () => void;
}

const returnedShipping = ({ deliveryStatus, shipping }: OrderLineDetail): number =>
  returnsShipping(deliveryStatus) ? shipping : 0;

/** Asks why a reward is put on hold, taken off it, or cancelled. */
export function RewardActionForm({ action, line, onSent, onClose }: RewardActionFormProps) {
  const { t } = useTranslation(['rewardActions', 'orderHistory']);
  const { t: tCommon } = useTranslation();
  const { send, onSaved, errorFallback } = useSendAction(action, line, onSent);
  // The question stays as it was asked, also when somebody else was faster.
  const [initialLine] = useState(line);
  const { recipient, amount, formatAccountMoney } = useActionTexts(initialLine);
  const hours = SETTINGS.rewardActions.freezeMs / HOUR_MS;
  return (
    <FormShell
      label={t(`title.${action}`)}
      initialValues={NO_REASON}
      schema={object(reasonSchema(action))}
      toBody={toReasonBody}
      onSubmit={send}
      onSaved={onSaved}
      errorFallback={errorFallback}
      draftKey={`orders.${action}.${line.referenceOrderId}.${line.lineNumber}`}
      draftUntil="left"
      leaveGuard={false}
    >
      <p>{t(`text.${action}`, { recipient, amount, hours })}</p>
      {action === 'CANCEL' && (
        <FactList
          facts={[
            {
              label: t('fact.back', { account: initialLine.accountDisplayName }),
              value: formatAccountMoney(initialLine.charged + returnedShipping(initialLine)),
            },
          ]}
        />
      )}
      <ReasonFields action={action} />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {action === 'CANCEL' ? t('keep') : tCommon('action.cancel')}
        </Button>
        <SubmitButton danger={action === 'CANCEL'}>{t(`orderHistory:act.${action}`)}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
