import type { ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { displayName } from '../../../i18n/formatters.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import '../../../ui/form/choice.css';
import { keepService, type ShippingValues, type Spread } from './shippingOptions.ts';

interface PostalOnlyProps {
  readonly estimates: ShippingFeeEstimates;
}

/** Those whom the postal service alone reaches are named, as many as one reads. */
const MOST_NAMED = 5;
const SPREADS: readonly Spread[] = ['ALL', 'SPLIT'];

/** Names the lines that the postal service alone reaches, says why, and asks whether the others go by post, too. */
export function PostalOnly({ estimates }: PostalOnlyProps) {
  const { t } = useTranslation('physicalShipping');
  const { postalOnlyLines, postalOnlyLineCount: count, split } = estimates;
  if (count === 0) return null;
  const named = postalOnlyLines.slice(0, MOST_NAMED);
  return (
    <>
      <Notice kind="info" title={t(split === null ? 'postal.all' : 'postal.some', { count })}>
        <ul className="pr-shipping__named">
          {named.map((line) => (
            <li key={line.identifier}>
              <strong>{line.name}</strong> <PostalReason line={line} />
            </li>
          ))}
          {count > named.length && <li>{t('postal.more', { count: count - named.length })}</li>}
        </ul>
      </Notice>
      {split !== null && <SpreadChoice estimates={estimates} />}
    </>
  );
}

function PostalReason({ line }: { readonly line: ShippingFeeEstimates['postalOnlyLines'][number] }) {
  const { t } = useTranslation('physicalShipping');
  const locale = useLocale();
  const { reason, field, value } = line;
  const line2 = field === 'streetLine2';
  // Territories are named as the regions that ISO 3166 has them as.
  const place = reason === 'TERRITORY' ? displayName(locale, 'region', value) : value;
  return (
    <span>
      {reason === 'PO_BOX'
        ? t(`postal.PO_BOX.${line2 ? 'streetLine2' : 'streetLine1'}`, { value })
        : t(`postal.${reason}`, { value: place })}
    </span>
  );
}

function SpreadChoice({ estimates }: PostalOnlyProps) {
  const { t } = useTranslation('physicalShipping');
  const { values, setValues } = useFormikContext<ShippingValues>();
  const choose = (spread: Spread) =>
    setValues({ ...values, spread, service: keepService(estimates, { ...values, spread }) });
  return (
    <fieldset role="radiogroup" className="pr-choices pr-shipping__spread">
      <legend>{t('spread.label')}</legend>
      {SPREADS.map((spread) => (
        <label key={spread} className="pr-choices__choice">
          <input
            type="radio"
            name="spread"
            value={spread}
            checked={values.spread === spread}
            onChange={() => void choose(spread)}
          />
          <span className="pr-choices__name">{t(`spread.${spread}`, { count: estimates.postalOnlyLineCount })}</span>
        </label>
      ))}
    </fieldset>
  );
}
