import type { ShippingFeeEstimates, UpdateShippingBody } from '@portal/shared/contract/shipping';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object, string, type TestContext } from 'yup';
import { useShippingTexts } from '../../../entities/shipping/useShippingTexts.ts';
import { joinSentences } from '../../../i18n/joinSentences.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import type { PhysicalOrder } from '../physicalOrder.ts';
import { BackButton } from './BackButton.tsx';
import { ChosenSum } from './ChosenSum.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { PostalOnly } from './PostalOnly.tsx';
import { useUpdateShippingMutation } from './shippingApi.ts';
import {
  findChosen,
  findStored,
  isSaved,
  keepService,
  type ChosenShipping,
  type ShippingValues,
} from './shippingOptions.ts';

interface ShippingFormProps {
  readonly order: PhysicalOrder;
  readonly estimates: ShippingFeeEstimates;
}

const NOTHING_CHOSEN: ShippingValues = { spread: 'ALL', service: '', isSigned: false };

interface Offer {
  readonly estimates: ShippingFeeEstimates;
}

const getOffer = (context: TestContext): Offer => context.options.context as Offer;

/** Context: what is offered (`Offer`). */
const schema = object({
  service: string().test(
    'offered',
    'error.shipping.required',
    (_service, context) => findChosen(getOffer(context).estimates, context.parent as ShippingValues) !== null,
  ),
});

const toBody = ({ estimate, postal }: ChosenShipping): UpdateShippingBody => ({
  ...estimate.shippingInfo,
  postalMethod: postal?.shippingInfo ?? null,
});

/** The choice of how mailed rewards travel; it is saved on the way to the review. */
export function ShippingForm({ order, estimates }: ShippingFormProps) {
  const { t, i18n } = useTranslation('physicalShipping');
  const { deliveryDays } = useShippingTexts();
  const navigate = useNavigate();
  const [updateShipping] = useUpdateShippingMutation();
  const [stored] = useState(() => findStored(estimates, order.lines));
  const context = useMemo<Offer>(() => ({ estimates }), [estimates]);
  const { cartId } = order.cart;
  const wasDropped =
    stored === null && (estimates.hasUnknownMethod || order.lines.some(({ shippingInfo }) => shippingInfo));
  const save = async (_body: unknown, values: ShippingValues) => {
    const chosen = findChosen(estimates, values);
    // The schema has let nothing else through.
    if (chosen === null || (!order.hasMoreLines && isSaved(estimates, chosen, order.lines))) return;
    await updateShipping({ cartId, body: toBody(chosen) }).unwrap();
  };
  return (
    <FormShell<ShippingValues, ShippingValues>
      initialValues={stored ?? { ...NOTHING_CHOSEN, service: keepService(estimates, NOTHING_CHOSEN) }}
      schema={schema}
      context={context}
      toBody={(values) => values}
      onSubmit={save}
      onSaved={() => void navigate(order.to('review'))}
      errorFallback={t('saveFailed')}
      draftKey={`order.shipping.${cartId}`}
      fieldName={(field) => (field.startsWith('shippingInfo') ? 'service' : field)}
      leaveGuard={false}
      label={t('heading')}
    >
      <div className="pr-shipping">
        {wasDropped && <Notice kind="warning">{t('dropped')}</Notice>}
        <PostalOnly estimates={estimates} />
        <p className="pr-shipping__help">
          {joinSentences(i18n.language, [
            t('perAddress', { count: estimates.addressCount }),
            t('total', { days: deliveryDays }),
          ])}
        </p>
        <Methods estimates={estimates} />
        <FormActions>
          <BackButton order={order} />
          <SubmitButton>{t('next')}</SubmitButton>
        </FormActions>
      </div>
    </FormShell>
  );
}

function Methods({ estimates }: { readonly estimates: ShippingFeeEstimates }) {
  const { t } = useTranslation('physicalShipping');
  const { values } = useFormikContext<ShippingValues>();
  return (
    <>
      <MethodChoice estimates={estimates} />
      <CheckboxField name="isSigned" label={t('signature')} help={t('signatureHelp')} />
      <ChosenSum estimates={estimates} values={values} />
    </>
  );
}
