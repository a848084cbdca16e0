import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { CartLine, ChangeCartLinesBody, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { DialogActions } from '../../../ui/form/DialogActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { orNull } from '../checkout/checkoutValues.ts';
import { MailFields } from '../../../entities/delivery-template/MailFields.tsx';
import { mailSchema } from '../message/mailSchema.ts';
import type { MailTexts } from '../../../entities/delivery-template/mailTexts.ts';
import { useUpdateCartMailsMutation } from './cartApi.ts';
import { FORM_FIELD_BY_SERVER_FIELD } from './cartLine.ts';
import { LinePreview, type LinePreviewProps } from './LinePreview.tsx';
import { saveCart } from './saveCart.ts';
import { useLinesAndTemplates } from './useLinesAndTemplates.ts';

export interface CartMailsDialogProps {
  readonly cart: ShoppingCart;
  /** How many of its lines are digital. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** The cart was ordered elsewhere. */
  readonly onPlaced: () => void;
}

/** One mail for all lines of a cart, as its first line will get it. */
export function CartMailsDialog(props: CartMailsDialogProps) {
  const { t } = useTranslation('cart');
  const { cart, count } = props;
  const { rows, templates, failure, retry } = useLinesAndTemplates(cart, { pageSize: SETTINGS.paging.cartLinesMax });
  return (
    <Dialog opened title={t('mails.title', { count })} onClose={props.onClose}>
      {body()}
    </Dialog>
  );

  function body() {
    // Preferred is a line with the text of most, whose mail can be shown.
    const mails = rows?.filter(({ recipient }) => !isMailed(recipient.deliveryType));
    const good = mails?.filter(({ errors }) => errors.length === 0);
    const line = good?.find(({ differences }) => !differences.includes('text')) ?? good?.[0] ?? mails?.[0];
    if (rows !== undefined && line === undefined) return <EmptyState text={t('lines.none')} />;
    if (line !== undefined && templates !== undefined) return <MailForm {...props} line={line} templates={templates} />;
    if (failure === undefined) return <PageSkeleton />;
    return <PartFailure error={failure} title={t('mails.failed')} onRetry={retry} />;
  }
}

interface MailFormProps extends CartMailsDialogProps {
  readonly line: CartLine;
  readonly templates: readonly EmailTemplate[];
}

function MailForm({ cart, count, line, templates, onClose, onSaved, onPlaced }: MailFormProps) {
  const { t } = useTranslation('cart');
  const { cartId, accountIdentifier } = cart;
  const notify = useNotify();
  const [updateMails] = useUpdateCartMailsMutation();
  const [initialValues] = useState(() => getTexts(line, templates));
  const save = (body: ChangeCartLinesBody) => saveCart(updateMails({ cartId, body }).unwrap(), onPlaced);
  return (
    <FormShell<MailTexts, ChangeCartLinesBody, ShoppingCart>
      initialValues={initialValues}
      schema={mailSchema}
      toBody={toBody}
      onSubmit={save}
      onSaved={({ lineItemCount }) => {
        if (lineItemCount > 0) notify.success(t('mails.done', { count }));
        onSaved();
      }}
      errorFallback={t('saveFailed')}
      fieldName={(name) => FORM_FIELD_BY_SERVER_FIELD[name] ?? name}
      draftKey={`order.cartMails.${cartId}`}
      draftUntil="left"
      label={t('mails.title', { count })}
    >
      <p className="pr-checkout__help">{t('mails.about')}</p>
      <MailFields accountIdentifier={accountIdentifier} />
      <EditedPreview accountIdentifier={accountIdentifier} line={line} carrierMessage={cart.metadata.carrierMessage} />
      <DialogActions onClose={onClose}>{t('mails.save')}</DialogActions>
    </FormShell>
  );
}

function EditedPreview(props: Omit<LinePreviewProps, 'texts'>) {
  const { values } = useFormikContext<MailTexts>();
  return <LinePreview {...props} texts={values} />;
}

/** The mail of a line; by the account's default, where its template is no longer there. */
function getTexts({ deliveryTemplate }: CartLine, templates: readonly EmailTemplate[]): MailTexts {
  const { etid, senderName, subject, message } = deliveryTemplate;
  const template = templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === etid) ?? templates[0];
  return {
    etid: template?.emailTemplateIdentifier ?? '',
    senderName: senderName ?? '',
    subject: subject ?? template?.subjectTemplate ?? '',
    message: message ?? '',
  };
}

const toBody = ({ etid, senderName, subject, message }: MailTexts): ChangeCartLinesBody => ({
  deliveryTemplate: { etid, senderName: senderName.trim(), subject: orNull(subject), message: orNull(message) },
});
