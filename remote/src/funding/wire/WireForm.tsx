import type { AnnouncedWire, AnnounceWireBody, WireInstructions } from '@portal/shared/contract/wires';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AttemptNotices } from '../../entities/attempt/AttemptNotices.tsx';
import { useAttempt } from '../../entities/attempt/useAttempt.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { MoneyField } from '../../ui/form/MoneyField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { useAnnounceWireMutation } from './wireApi.ts';
import { NO_WIRE, toWireBody, toWireAmount, wireSchema, type WireValues } from './wireSchema.ts';

const WIRES = ['WIRE_DEPOSIT'] as const;

interface WireFormProps {
  readonly instructions: WireInstructions;
  readonly onSaved: (wire: AnnouncedWire) => void;
}

/** Says that a wire was sent, so that it stands among the pending funds. */
export function WireForm({ instructions: { accountIdentifier, currencyCode }, onSaved }: WireFormProps) {
  const { t } = useTranslation('wire');
  const locale = useLocale();
  const run = useAttempt('WIRE_DEPOSIT');
  const [announceWire] = useAnnounceWireMutation();
  const schema = useMemo(() => wireSchema(currencyCode, locale), [currencyCode, locale]);
  return (
    <FormShell
      label={t('sent.title')}
      initialValues={NO_WIRE}
      schema={schema}
      toBody={toWireBody(accountIdentifier, locale)}
      onSubmit={(body: AnnounceWireBody) =>
        run(accountIdentifier, body, (idempotencyKey) => announceWire({ ...body, idempotencyKey }).unwrap())
      }
      onSaved={onSaved}
      errorFallback={t('sent.failed')}
      draftKey={`funding.wire.${accountIdentifier}`}
      draftUntil="left"
    >
      <AttemptNotices operations={WIRES} accountIdentifier={accountIdentifier} />
      <WireFields currencyCode={currencyCode} />
    </FormShell>
  );
}

function WireFields({ currencyCode }: Pick<WireInstructions, 'currencyCode'>) {
  const { t } = useTranslation('wire');
  const locale = useLocale();
  const { values } = useFormikContext<WireValues>();
  const amount = toWireAmount(values, currencyCode, locale);
  return (
    <>
      <FieldRow>
        <MoneyField name="amount" label={t('sent.amount')} currencyCode={currencyCode} required />
        <TextField name="sentOn" label={t('sent.day')} type="date" />
      </FieldRow>
      <TextField
        name="note"
        label={t('sent.note')}
        help={t('sent.noteHelp')}
        maxLength={SETTINGS.wires.noteLength}
        autoComplete="off"
      />
      <FormActions>
        <SubmitButton>
          {amount === null
            ? t('sent.submit')
            : t('sent.submitAmount', { amount: formatMoney(amount, currencyCode, locale) })}
        </SubmitButton>
      </FormActions>
    </>
  );
}
