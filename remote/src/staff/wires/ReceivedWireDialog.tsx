import { Button } from '@mantine/core';
import type { ReceivedWireBody } from '@portal/shared/contract/staffWires';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { MoneyField } from '../../ui/form/MoneyField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { toTypedAmount } from '../../ui/money/typedAmount.ts';
import { useReceiveWireMutation } from './wiresApi.ts';
import { ArrivalFacts } from './ArrivalFacts.tsx';
import {
  getAnnouncedWire,
  toReceivedAmount,
  receivedSchema,
  toReceivedBody,
  type Arrival,
  type ReceivedValues,
} from './receivedForm.ts';

interface ReceivedWireDialogProps {
  readonly arrival: Arrival;
  readonly onClose: () => void;
  /** Default: `onClose`. */
  readonly onReceived?: () => void;
}

/** Adds a wire that arrived to its account; names both before anything is posted. */
export function ReceivedWireDialog({ arrival, onClose, onReceived = onClose }: ReceivedWireDialogProps) {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [receiveWire] = useReceiveWireMutation();
  const { currencyCode } = arrival;
  const announced = getAnnouncedWire(arrival);
  const [initialValues] = useState<ReceivedValues>(() => ({
    amount: announced === null ? '' : toTypedAmount(announced.amount, currencyCode, locale),
    bankReference: '',
  }));
  const schema = useMemo(() => receivedSchema(currencyCode, locale), [currencyCode, locale]);
  return (
    <Dialog opened title={t('wires.title')} onClose={onClose}>
      {announced !== null && announced.cancelledAt !== null && (
        <Notice kind="warning">{t('wires.wasCancelled')}</Notice>
      )}
      <ArrivalFacts arrival={arrival} />
      <FormShell
        label={t('wires.title')}
        initialValues={initialValues}
        schema={schema}
        toBody={toReceivedBody(arrival, locale)}
        onSubmit={(body: ReceivedWireBody) =>
          receiveWire({ ...body, idempotencyKey: getIdempotencyKey(body) }).unwrap()
        }
        onSaved={({ amount, accountDisplayName }) => {
          const values = { amount: formatMoney(amount, currencyCode, locale), account: accountDisplayName };
          notify.success(t('wires.done', values));
          onReceived();
        }}
        errorFallback={t('wires.failed')}
        draftKey={`staff.wire.${arrival.accountIdentifier}.${announced?.depositIdentifier ?? ''}`}
        draftUntil="left"
      >
        <ReceivedFields arrival={arrival} onClose={onClose} />
      </FormShell>
    </Dialog>
  );
}

function ReceivedFields({ arrival, onClose }: Pick<ReceivedWireDialogProps, 'arrival' | 'onClose'>) {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const { values } = useFormikContext<ReceivedValues>();
  const { currencyCode, accountDisplayName: account } = arrival;
  const amount = toReceivedAmount(values, currencyCode, locale);
  const announced = getAnnouncedWire(arrival);
  const money = (major: number): string => formatMoney(major, currencyCode, locale);
  return (
    <>
      <MoneyField name="amount" label={t('wires.received')} currencyCode={currencyCode} required />
      <TextField
        name="bankReference"
        label={t('wires.bankReference')}
        help={t('wires.bankReferenceHelp')}
        maxLength={SETTINGS.wires.bankReferenceLength}
        autoComplete="off"
        required
      />
      <div role="status">
        {announced !== null && amount !== null && amount !== announced.amount && (
          <Notice kind="warning">
            {t('wires.differs', { announced: money(announced.amount), amount: money(amount) })}
          </Notice>
        )}
      </div>
      <FormActions>
        <CancelButton onClick={onClose} />
        <SubmitButton>
          {amount === null ? t('wires.add', { account }) : t('wires.addAmount', { amount: money(amount), account })}
        </SubmitButton>
      </FormActions>
    </>
  );
}

function CancelButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={onClick}>
      {t('action.cancel')}
    </Button>
  );
}
