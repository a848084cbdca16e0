import { Button } from '@mantine/core';
import { changesAddress, type DeliveryRemedy } from '@portal/shared/domain/ordering/deliveryRemedies';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Resendable } from './resendable.ts';
import { ResendReasonFields } from './ResendReasonFields.tsx';
import { isNewRecipient, listResendMethods, type ResendValues } from './resendValues.ts';
import { formatTypedNumber } from './typedNumber.ts';

interface ResendFieldsProps {
  readonly line: Resendable;
  readonly remedy: DeliveryRemedy | null;
  readonly onClose: () => void;
}

/** The way, the address or number, and the reason. */
export function ResendFields({ line, remedy, onClose }: ResendFieldsProps) {
  const { t } = useTranslation('orderHistory');
  const { t: tCommon } = useTranslation();
  const { values } = useFormikContext<ResendValues>();
  const { canChangeAddress, wasOpened, wasReported } = line.resend;
  const isText = values.deliveryMethod === 'MOBILE';
  const isNew = isNewRecipient(line, values);
  // Whoever chooses a text after all does not send by email.
  const isOther = remedy === null || (remedy === 'SEND_BY_EMAIL' && isText);
  const acknowledge = isText ? t('resend.acknowledgeNumber') : t('resend.acknowledge');
  return (
    <>
      <WayField line={line} />
      {isText ? (
        <TextField
          name="mobileNumber"
          type="tel"
          inputMode="tel"
          label={t('fact.phone')}
          disabled={!canChangeAddress}
          autoComplete="off"
          settle={formatTypedNumber}
          required
        />
      ) : (
        <TextField
          name="email"
          type="email"
          label={changesAddress(remedy) && line.recipientEmail !== null ? t('resend.newEmail') : t('resend.email')}
          disabled={!canChangeAddress}
          autoComplete="off"
          isFirst={changesAddress(remedy)}
          required
        />
      )}
      {!isNew && wasReported && <Notice kind="warning">{t('resend.reported', { email: line.recipientEmail })}</Notice>}
      {isNew && (
        <Notice kind={wasOpened ? 'warning' : 'info'}>
          <span>{isText ? t('resend.movesToNumber') : t('resend.moves')}</span>{' '}
          {wasOpened && <span>{t('resend.opened')}</span>}
        </Notice>
      )}
      <ResendReasonFields acknowledge={canChangeAddress ? acknowledge : null} />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {tCommon('action.cancel')}
        </Button>
        <SubmitButton>{isOther ? t('resend.action') : t(`remedy.${remedy}`)}</SubmitButton>
      </FormActions>
    </>
  );
}

/** Chooses between email and text, where both are offered. */
function WayField({ line }: { readonly line: Resendable }) {
  const { t, i18n } = useTranslation('orderHistory');
  const methods = listResendMethods(line);
  if (methods.length < 2) return null;
  return (
    <ChoiceField
      name="deliveryMethod"
      label={t('resend.way')}
      choose=""
      choices={methods.map((value) => ({ value, label: getEnumerationLabel(i18n, 'deliveryMethod', value) }))}
    />
  );
}
