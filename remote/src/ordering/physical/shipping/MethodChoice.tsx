import type { ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import { shippingFacts } from '@portal/shared/domain/shipping/shippingMethods';
import { useId } from 'react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useShippingTexts } from '../../../entities/shipping/useShippingTexts.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import '../../../ui/form/choice.css';
import { useFieldState } from '../../../ui/form/useFieldState.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { listServices, type ServiceOption, type ShippingValues } from './shippingOptions.ts';

/** The services that reach everybody they are for, each with its time and its fee. */
export function MethodChoice({ estimates }: { readonly estimates: ShippingFeeEstimates }) {
  const { t } = useTranslation('physicalShipping');
  const id = useId();
  const { values } = useFormikContext<ShippingValues>();
  const { field, error } = useFieldState('service');
  return (
    <fieldset
      role="radiogroup"
      className="pr-choices"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : id}
      tabIndex={-1}
    >
      <legend>{t(values.spread === 'SPLIT' ? 'headingOthers' : 'heading')}</legend>
      {listServices(estimates, values).map((option) => (
        <label key={option.service} className="pr-choices__choice pr-shipping__choice">
          <input
            type="radio"
            name="service"
            value={option.service}
            checked={field.value === option.service}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          <Service option={option} estimates={estimates} />
        </label>
      ))}
      {error !== undefined && (
        <div id={id} className="pr-choices__error">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface ServiceProps {
  readonly option: ServiceOption;
  readonly estimates: ShippingFeeEstimates;
}

function Service({ option, estimates }: ServiceProps) {
  const { t } = useTranslation('physicalShipping');
  const { getMethodName } = useShippingTexts();
  const locale = useLocale();
  const { service, estimate, otherFee } = option;
  const { shippingFee, shippingInfo } = estimate;
  const { isSigned } = shippingFacts(shippingInfo.physicalMethod);
  const money = (amount: number) => (amount === 0 ? t('free') : formatMoney(amount, estimates.currencyCode, locale));
  return (
    <>
      <span className="pr-choices__name">{getMethodName(service)}</span>
      <strong className="pr-shipping__fee">{money(shippingFee)}</strong>
      <span className="pr-choices__help">
        {t(`days.${service}`)}
        <FreeGround option={option} estimates={estimates} />
      </span>
      {otherFee !== null && (
        <span className="pr-choices__help pr-shipping__other">
          {t(isSigned ? 'unsignedFor' : 'signedFor', { amount: money(otherFee) })}
        </span>
      )}
    </>
  );
}

/** Says from which sum on standard shipping is free, and what is missing to it. */
function FreeGround({ option: { estimate }, estimates: { freeGround } }: ServiceProps) {
  const { t } = useTranslation('physicalShipping');
  const locale = useLocale();
  if (estimate.shippingInfo.category !== 'STANDARD_SHIPPING') return null;
  const money = (amount: number) => formatMoney(amount, freeGround.currencyCode, locale);
  const from = money(freeGround.from);
  return (
    <span className="pr-shipping__free">
      {freeGround.missing === 0 ? t('freeNow', { from }) : t('freeFrom', { from, missing: money(freeGround.missing) })}
    </span>
  );
}
