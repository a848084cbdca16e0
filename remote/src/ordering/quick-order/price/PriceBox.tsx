import { Button } from '@mantine/core';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money/Money.tsx';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { PriceNotices } from './PriceNotices.tsx';
import { QuoteLines } from './QuoteLines.tsx';

/** The price, always visible: a sticky box beside the form, below 768 px an expandable bar. */
export function PriceBox() {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { pricing, priceState } = useCheckout();
  const quote = priceState === 'current' ? pricing.answer?.quote : null;
  return (
    <aside aria-labelledby={`${id}-title`} className={isOpen ? 'pr-price pr-price--open' : 'pr-price'}>
      <h2 id={`${id}-title`} className="pr-price__title">
        {t('price.title')}
      </h2>
      <div id={`${id}-details`} className="pr-price__details">
        {quote ? <QuoteLines quote={quote} /> : <Estimate />}
      </div>
      <PriceNotices />
      <div className="pr-price__bar">
        <div className="pr-price__sum" role="status">
          <Total />
        </div>
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={() => setOpen(!isOpen)}
          className="pr-price__toggle"
          rightSection={<IconChevronUp size={16} aria-hidden="true" />}
        >
          {t('price.details')}
        </Button>
      </div>
    </aside>
  );
}

/** The quote's total with the paying account; without a quote the estimate, amount × recipients. */
function Total() {
  const { t } = useTranslation('quickOrder');
  const { reward, accounts, pricing, priceState } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const people = usePeople();
  const account = accounts.find(({ accountIdentifier }) => accountIdentifier === values.accountIdentifier);
  const quote = priceState === 'current' ? pricing.answer?.quote : null;
  const { orderTotal, currencyCode } = quote?.summary.fullOrderQuote ?? {
    orderTotal: Number(reward.amount) * people,
    currencyCode: reward.item.currencyCode,
  };
  return (
    <>
      <span>{quote ? t('price.total') : t('price.estimate')}</span>
      <strong className="pr-price__total">
        <Money amount={orderTotal} currencyCode={currencyCode} />
      </strong>
      {account && <span className="pr-price__from">{t('price.from', { account: account.displayName })}</span>}
      {priceState === 'updating' && <span className="pr-price__updating">{t('price.updating')}</span>}
    </>
  );
}

function Estimate() {
  const { t } = useTranslation('quickOrder');
  const { reward, priceState } = useCheckout();
  const people = usePeople();
  return (
    <>
      <p className="pr-price__line">
        <span>
          {people} × <Money amount={Number(reward.amount)} currencyCode={reward.item.currencyCode} />
        </span>
      </p>
      {priceState === 'incomplete' && <p className="pr-checkout__help">{t('price.estimateText')}</p>}
    </>
  );
}

const usePeople = (): number =>
  useFormikContext<CheckoutValues>().values.recipients.filter((recipient) => !isBlank(recipient)).length;
