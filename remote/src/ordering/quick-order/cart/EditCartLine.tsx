import type { CatalogItem } from '@portal/shared/contract/catalog';
import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { CartLine, ChangeCartLineBody, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { checkLineNotes, checkSubject } from '@portal/shared/domain/ordering/lineTexts';
import { checkMessage } from '@portal/shared/domain/textRules';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { checkName, checkSenderName } from '@portal/shared/domain/ordering/recipientRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceholderOptions } from '../../../entities/delivery-template/usePlaceholderOptions.ts';
import { object, type TestContext } from 'yup';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { FieldRow } from '../../../ui/form/FieldRow.tsx';
import { DialogActions } from '../../../ui/form/DialogActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { AmountControl } from '../../../entities/catalog/AmountControl.tsx';
import { toItemAmount, amountSchema, toDecimalText, getInitialAmount } from '../../../entities/catalog/amountForm.ts';
import { useItem } from '../../../entities/catalog/useCatalog.ts';
import { EditMailedLine } from '../../mailed-lines/MailedStep.tsx';
import { rule } from '../checkout/rule.ts';
import { orNull, type RewardDelivery } from '../checkout/checkoutValues.ts';
import { useListBlockedDomainsQuery } from '../quickOrderApi.ts';
import { ContactField } from '../recipients/ContactField.tsx';
import { checkTypedMobile, toMobileNumber } from '../recipients/mobileCheck.ts';
import { getMethod, type RecipientMethod } from '../recipients/recipientMethod.ts';
import { useRewardDelivery } from '../recipients/useRewardDelivery.ts';
import { useUpdateCartLineMutation } from './cartApi.ts';
import { FORM_FIELD_BY_SERVER_FIELD, getRecipientName } from './cartLine.ts';
import { saveCart } from './saveCart.ts';
import { PlaceholderField } from '../../../ui/placeholders/PlaceholderField.tsx';
import { useTemplateOptions } from '../../../entities/delivery-template/useTemplateOptions.ts';
import { SUBJECT_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';

/** A line that is changed, and the server's field where typing begins; null for the first. */
export interface EditedLine {
  readonly line: CartLine;
  readonly field: string | null;
}

export interface EditCartLineProps {
  readonly edited: EditedLine;
  readonly cart: ShoppingCart;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly onPlaced: () => void;
}

/** One line of a cart, changed field by field; what is mailed is changed in the steps of its order. */
export function EditCartLine(props: EditCartLineProps) {
  const { edited, cart } = props;
  return isMailed(edited.line.recipient.deliveryType) ? (
    <EditMailedLine cartId={cart.cartId} isActive={cart.orderSource === 'CART'} field={edited.field} />
  ) : (
    <EditDigitalLine {...props} />
  );
}

function EditDigitalLine(props: EditCartLineProps) {
  const { t } = useTranslation('cart');
  const { line } = props.edited;
  const { item, error, isFetching, refetch } = useItem(line.utid);
  const templates = useListTemplatesQuery(props.cart.accountIdentifier);
  const failure = (isFetching ? undefined : error) ?? templates.error;
  const retry = () => {
    refetch();
    void templates.refetch();
  };
  return (
    <Dialog opened title={t('edit.title', { name: getRecipientName(line) })} onClose={props.onClose}>
      {body()}
    </Dialog>
  );

  function body() {
    if (item === null) return <Notice kind="warning">{t('edit.gone')}</Notice>;
    if (item !== undefined && templates.data !== undefined)
      return <LineForm {...props} item={item} templates={templates.data} />;
    if (failure === undefined) return <PageSkeleton />;
    return <PartFailure error={failure} title={t('edit.failed')} onRetry={retry} />;
  }
}

interface LineValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly method: RecipientMethod | undefined;
  readonly amount: string;
  readonly etid: string;
  readonly senderName: string;
  readonly subject: string;
  readonly message: string;
  readonly notes: string;
}

interface LineFormProps extends EditCartLineProps {
  readonly item: CatalogItem;
  readonly templates: readonly EmailTemplate[];
}

function LineForm({
  edited: { line, field },
  cart: { cartId },
  item,
  templates,
  onClose,
  onSaved,
  onPlaced,
}: LineFormProps) {
  const { t } = useTranslation(['cart', 'quickOrder', 'templateTags']);
  const subjectPlaceholders = usePlaceholderOptions(SUBJECT_PLACEHOLDERS);
  const locale = useLocale();
  const { requiredLineItemNotes: areNotesRequired } = usePlatform();
  const { data: blockedDomains = [] } = useListBlockedDomainsQuery(undefined);
  const [updateLine] = useUpdateCartLineMutation();
  const isKnown = templates.some(
    ({ emailTemplateIdentifier }) => emailTemplateIdentifier === line.deliveryTemplate.etid,
  );
  const templateOptions = useTemplateOptions(templates);
  const [initialValues] = useState(() => toValues(line, item, isKnown, locale));
  const delivery = useRewardDelivery({ item });
  const { deliveryType } = line.recipient;
  const hasContact = deliveryType === 'EMAIL' || deliveryType === 'MOBILE';
  const save = (body: ChangeCartLineBody) =>
    saveCart(updateLine({ cartId, identifier: line.identifier, body }).unwrap(), onPlaced);
  return (
    <FormShell<LineValues, ChangeCartLineBody>
      initialValues={initialValues}
      schema={lineSchema(item, hasContact, locale)}
      context={{ blockedDomains, areNotesRequired, ...delivery }}
      toBody={(values) => toChanges(values, item, hasContact ? delivery : null, locale)}
      isFieldShown={(name, values) => name !== HIDDEN_CONTACT[getMethod(values, delivery.methods)]}
      onSubmit={save}
      onSaved={onSaved}
      errorFallback={t('saveFailed')}
      fieldName={(name) => FORM_FIELD_BY_SERVER_FIELD[name] ?? name}
      draftKey={`order.cartLine.${line.identifier}`}
      draftUntil="left"
      label={t('edit.title', { name: getRecipientName(line) })}
    >
      <BeginIn field={field === null ? undefined : FORM_FIELD_BY_SERVER_FIELD[field]} />
      <FieldRow>
        <TextField name="firstName" label={t('quickOrder:recipients.firstName')} required />
        <TextField name="lastName" label={t('quickOrder:recipients.lastName')} />
      </FieldRow>
      {hasContact && <LineContact delivery={delivery} />}
      <AmountControl item={item} />
      <SelectField
        name="etid"
        label={t('templateTags:mail.template')}
        required
        options={[...(isKnown ? [] : [{ value: '', label: t('edit.noTemplate') }]), ...templateOptions]}
      />
      <TextField name="senderName" label={t('quickOrder:message.senderName')} required />
      <PlaceholderField
        name="subject"
        label={t('quickOrder:message.subject')}
        help={t('edit.subjectHelp')}
        placeholders={subjectPlaceholders}
        insertLabel={t('quickOrder:tag.insert')}
      />
      <TextAreaField
        name="message"
        label={t('quickOrder:message.text')}
        maxLength={SETTINGS.orders.messageLength}
        rows={3}
      />
      {(areNotesRequired || line.metadata.notes !== null) && (
        <TextAreaField
          name="notes"
          label={t('edit.notes')}
          maxLength={SETTINGS.orders.notesLength}
          rows={2}
          required={areNotesRequired}
        />
      )}
      <DialogActions onClose={onClose}>{t('edit.save')}</DialogActions>
    </FormShell>
  );
}

/** The field that is not asked for. */
const HIDDEN_CONTACT = { EMAIL: 'mobileNumber', MOBILE: 'email' } as const;

function LineContact({ delivery }: { readonly delivery: RewardDelivery }) {
  const { t } = useTranslation('cart');
  const { values, setValues } = useFormikContext<LineValues>();
  return (
    <ContactField
      path=""
      contact={values}
      delivery={delivery}
      label={t('edit.method')}
      onChange={(changed) => void setValues({ ...values, ...changed })}
    />
  );
}

/** Lets the dialog begin in a field of its form. */
function BeginIn({ field }: { readonly field: string | undefined }) {
  const containerRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const named = field === undefined ? null : containerRef.current?.closest('form')?.elements.namedItem(field);
    if (named instanceof HTMLElement) named.setAttribute('data-autofocus', '');
  }, [field]);
  return <span ref={containerRef} hidden />;
}

const toValues = (
  { recipient, amount, rewardItem, deliveryTemplate, metadata }: CartLine,
  item: CatalogItem,
  isTemplateKnown: boolean,
  locale: string,
): LineValues => ({
  firstName: recipient.firstName ?? '',
  lastName: recipient.lastName ?? '',
  email: recipient.email ?? '',
  mobileNumber: formatMobileNumber(recipient.mobileNumber ?? ''),
  method: recipient.deliveryType === 'MOBILE' ? 'MOBILE' : 'EMAIL',
  amount: getInitialAmount(item, toDecimalText(amount, rewardItem.currencyCode), locale),
  etid: isTemplateKnown ? (deliveryTemplate.etid ?? '') : '',
  senderName: deliveryTemplate.senderName ?? '',
  subject: deliveryTemplate.subject ?? '',
  message: deliveryTemplate.message ?? '',
  notes: metadata.notes ?? '',
});

interface LineContext extends RewardDelivery {
  readonly blockedDomains: readonly string[];
  readonly areNotesRequired: boolean;
}

const getContext = (context: TestContext): LineContext => context.options.context as LineContext;

const isBy = (method: RecipientMethod, context: TestContext): boolean =>
  getMethod(context.parent as LineValues, getContext(context).methods) === method;

const lineSchema = (item: CatalogItem, hasContact: boolean, locale: string) =>
  object({
    ...amountSchema(item, locale).fields,
    firstName: rule((text) => checkName(text, { required: true })),
    lastName: rule((text) => checkName(text, { required: false })),
    email: rule((text, context) =>
      hasContact && isBy('EMAIL', context) ? checkRecipientEmail(text, getContext(context).blockedDomains) : null,
    ),
    mobileNumber: rule((text, context) =>
      hasContact && isBy('MOBILE', context) ? checkTypedMobile(text, getContext(context).mobileCheck) : null,
    ),
    etid: rule((etid) => (etid === '' ? { key: 'error.etid.required' } : null)),
    senderName: rule(checkSenderName),
    subject: rule((text) => checkSubject(text.trim())),
    message: rule((text) => checkMessage(text.trim())),
    notes: rule((text, context) => checkLineNotes(text.trim(), { required: getContext(context).areNotesRequired })),
  });

/** The one of address and number that is chosen; the other one goes. */
const toContact = (values: LineValues, { methods, mobileCheck }: RewardDelivery) =>
  getMethod(values, methods) === 'MOBILE'
    ? { email: null, mobileNumber: toMobileNumber(values.mobileNumber, mobileCheck) }
    : { email: values.email.trim(), ...(values.mobileNumber !== '' && { mobileNumber: null }) };

/** `delivery`: null for a line that goes to no address or number. */
function toChanges(
  values: LineValues,
  item: CatalogItem,
  delivery: RewardDelivery | null,
  locale: string,
): ChangeCartLineBody {
  return {
    amount: toItemAmount(values.amount, item, locale),
    recipient: {
      firstName: values.firstName.trim(),
      lastName: orNull(values.lastName),
      ...(delivery && toContact(values, delivery)),
    },
    deliveryTemplate: {
      etid: values.etid,
      senderName: values.senderName.trim(),
      subject: orNull(values.subject),
      message: orNull(values.message),
    },
    metadata: { notes: orNull(values.notes) },
  };
}
