import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { CartLine, ChangeCartLinesBody, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { DialogActions } from '../../../ui/form/DialogActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useTemplateOptions } from '../../../entities/delivery-template/useTemplateOptions.ts';
import { useUpdateCartMailsMutation } from './cartApi.ts';
import { FORM_FIELD_BY_SERVER_FIELD } from './cartLine.ts';
import { LinePreview } from './LinePreview.tsx';
import { saveCart } from './saveCart.ts';
import { useLinesAndTemplates } from './useLinesAndTemplates.ts';

export interface TemplateDialogProps {
  readonly cart: ShoppingCart;
  /** The lines of a template that their account may not use. */
  readonly group: ShoppingCart['causes'][number];
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** The cart was ordered or deleted elsewhere. */
  readonly onPlaced: () => void;
}

/** One template for all lines of another one; each keeps its own texts. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { t } = useTranslation('cart');
  const { cart, group } = props;
  const { rows, templates, failure, retry } = useLinesAndTemplates(cart, { cause: group.causeId, pageSize: 1 });
  return (
    <Dialog opened title={t('template.title', { count: group.count })} onClose={props.onClose}>
      {body()}
    </Dialog>
  );

  function body() {
    const line = rows?.[0];
    if (rows !== undefined && line === undefined) return <EmptyState text={t('lines.none')} />;
    if (line !== undefined && templates !== undefined)
      return <TemplateForm {...props} line={line} templates={templates} />;
    if (failure === undefined) return <PageSkeleton />;
    return <PartFailure error={failure} title={t('mails.failed')} onRetry={retry} />;
  }
}

interface TemplateFormProps extends TemplateDialogProps {
  readonly line: CartLine;
  readonly templates: readonly EmailTemplate[];
}

interface TemplateValues {
  readonly etid: string;
}

const schema = object({ etid: string().required('error.etid.required') });

function TemplateForm({ cart, group, line, templates, onClose, onSaved, onPlaced }: TemplateFormProps) {
  const { t } = useTranslation(['cart', 'quickOrder', 'templateTags']);
  const { count, values } = group;
  const notify = useNotify();
  const [updateMails] = useUpdateCartMailsMutation();
  const [initialValues] = useState({ etid: templates[0]?.emailTemplateIdentifier ?? '' });
  const getName = (etid: string) =>
    templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === etid)?.name ?? etid;
  return (
    <FormShell<TemplateValues, ChangeCartLinesBody, string>
      initialValues={initialValues}
      schema={schema}
      toBody={({ etid }) => ({ deliveryTemplate: { etid }, onlyEtid: values?.['etid'] })}
      onSubmit={async (body) => {
        await saveCart(updateMails({ cartId: cart.cartId, body }).unwrap(), onPlaced);
        return body.deliveryTemplate?.etid ?? '';
      }}
      onSaved={(etid) => {
        notify.success(t('template.done', { count, name: getName(etid) }));
        onSaved();
      }}
      errorFallback={t('saveFailed')}
      fieldName={(name) => FORM_FIELD_BY_SERVER_FIELD[name] ?? name}
      draftKey={null}
      leaveGuard={false}
      label={t('template.title', { count })}
    >
      <SelectField
        name="etid"
        label={t('templateTags:mail.template')}
        required
        options={useTemplateOptions(templates)}
        help={t('template.about', { name: values?.['name'] ?? values?.['etid'] ?? '' })}
      />
      <ChosenPreview cart={cart} line={line} templates={templates} formerSubject={values?.['subject']} />
      <DialogActions onClose={onClose}>{t('template.save', { count })}</DialogActions>
    </FormShell>
  );
}

interface ChosenPreviewProps {
  readonly cart: ShoppingCart;
  readonly line: CartLine;
  readonly templates: readonly EmailTemplate[];
  readonly formerSubject: string | undefined;
}

/** The mail of the first line by the chosen template; a subject that the former one gave is the new one's. */
function ChosenPreview({ cart, line, templates, formerSubject }: ChosenPreviewProps) {
  const { etid } = useFormikContext<TemplateValues>().values;
  const { senderName, subject, message } = line.deliveryTemplate;
  const template = templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === etid);
  const isOwn = subject !== null && subject !== formerSubject;
  const texts = {
    etid,
    senderName: senderName ?? '',
    subject: isOwn ? subject : (template?.subjectTemplate ?? ''),
    message: message ?? '',
  };
  return (
    <LinePreview
      accountIdentifier={cart.accountIdentifier}
      line={line}
      texts={texts}
      carrierMessage={cart.metadata.carrierMessage}
    />
  );
}
