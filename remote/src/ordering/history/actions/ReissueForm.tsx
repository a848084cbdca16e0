import { Button } from '@mantine/core';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { ReissueBody, RewardActionRecord } from '@portal/shared/contract/rewardActions';
import { checkLineNotes, checkSubject } from '@portal/shared/domain/ordering/lineTexts';
import { checkMessage } from '@portal/shared/domain/textRules';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { checkName, checkSenderName } from '@portal/shared/domain/ordering/recipientRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { checkedText } from '../../../ui/form/checkedText.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { NO_REASON, toReasonBody, ReasonFields, reasonSchema, type ReasonValues } from './ReasonFields.tsx';
import { useSendAction } from './useSendAction.ts';
import { useActionTexts } from './useActionTexts.ts';
import { useLineTemplateOptions } from './useLineTemplateOptions.ts';

interface ReissueValues extends ReasonValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly etid: string;
  readonly senderName: string;
  readonly subject: string;
  readonly message: string;
  readonly notes: string;
}

const createSchema = (isByEmail: boolean) =>
  object({
    ...reasonSchema('REISSUE'),
    firstName: checkedText((name) => checkName(name.trim(), { required: true })),
    lastName: checkedText((name) => checkName(name.trim(), { required: false })),
    email: checkedText((email) => (isByEmail ? checkRecipientEmail(email) : null)),
    senderName: checkedText((name) => checkSenderName(name.trim())),
    subject: checkedText((text) => checkSubject(text.trim())),
    message: checkedText((text) => checkMessage(text.trim())),
    notes: checkedText((text) => checkLineNotes(text.trim())),
  });

const toBody = ({
  firstName,
  lastName,
  email,
  etid,
  senderName,
  subject,
  message,
  notes,
  ...reason
}: ReissueValues): ReissueBody => ({
  ...toReasonBody(reason),
  recipient: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() },
  deliveryTemplate: { etid, senderName: senderName.trim(), subject: subject.trim(), message: message.trim() },
  metadata: { notes: notes.trim() },
});

const toValues = (line: OrderLineDetail): ReissueValues => ({
  ...NO_REASON,
  firstName: line.firstName ?? '',
  lastName: line.lastName ?? '',
  email: line.recipientEmail ?? '',
  etid: line.etid ?? '',
  senderName: line.fromName ?? '',
  subject: line.subject ?? '',
  message: line.giftMessage ?? '',
  notes: line.notes ?? '',
});

/** The last part of a field's path names the form's field. */
const fieldName = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

interface ReissueFormProps {
  readonly line: OrderLineDetail;
  readonly onSent: (record: RewardActionRecord) => void;
  readonly onClose: () => void;
}

/** Says what a reissue costs and sends, and asks to whom, with which words, and why. */
export function ReissueForm({ line, onSent, onClose }: ReissueFormProps) {
  const { t } = useTranslation(['rewardActions', 'orderHistory']);
  const { send, onSaved, errorFallback } = useSendAction('REISSUE', line, onSent);
  const { recipient, amount, formatAccountMoney } = useActionTexts(line);
  const isByEmail = line.deliveryMethod === 'EMAIL';
  const fee = line.reissueFee;
  return (
    <FormShell
      label={t('title.REISSUE')}
      initialValues={toValues(line)}
      schema={createSchema(isByEmail)}
      toBody={toBody}
      onSubmit={send}
      onSaved={onSaved}
      fieldName={fieldName}
      errorFallback={errorFallback}
      draftKey={`orders.REISSUE.${line.referenceOrderId}.${line.lineNumber}`}
      draftUntil="left"
      leaveGuard={false}
    >
      <FactList
        facts={[
          { label: t('fact.fee'), value: formatAccountMoney(fee) },
          { label: t('fact.left'), value: amount },
          // The amount that is sent anew was paid before.
          { label: t('fact.charged', { account: line.accountDisplayName }), value: fee > 0 && formatAccountMoney(fee) },
        ]}
      />
      <p>{t('text.REISSUE', { recipient })}</p>
      <div className="pr-actions__pair">
        <TextField name="firstName" label={t('field.firstName')} autoComplete="off" required isFirst />
        <TextField name="lastName" label={t('field.lastName')} autoComplete="off" />
      </div>
      {isByEmail && <TextField name="email" type="email" label={t('field.email')} autoComplete="off" required />}
      <SelectField name="etid" label={t('field.template')} options={useLineTemplateOptions(line)} required />
      <TextField name="senderName" label={t('field.senderName')} required />
      <TextField name="subject" label={t('field.subject')} />
      <TextAreaField name="message" label={t('field.message')} maxLength={SETTINGS.orders.messageLength} />
      <TextField name="notes" label={t('field.notes')} />
      <ReasonFields action="REISSUE" />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t('keep')}
        </Button>
        <SubmitButton>{t('orderHistory:act.REISSUE')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
