import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PostalAddress } from '../../../entities/address/PostalAddress.tsx';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { MOST_SHOWN, MoreLines } from './MoreLines.tsx';
import type { ReviewedOrder } from './ReviewedOrder.ts';

/** Lists who gets what at which address; of a bulk shipment its cards, and the one address. */
export function MailedLines({ order, quote }: ReviewedOrder) {
  const { t } = useTranslation('physicalReview');
  const { lines, isBulk, hasMoreLines } = order;
  const count = quote?.mailing?.lineCount ?? lines.length;
  const [first] = lines;
  const shown = lines.slice(0, MOST_SHOWN);
  return (
    <Section
      title={isBulk ? t('bulk') : t('mailed', { count })}
      action={
        <Link to={order.to('recipients')} className="pr-review__change">
          {t(isBulk ? 'change.address' : 'change.recipients')}
        </Link>
      }
    >
      {isBulk && first !== undefined && <Recipient line={first} />}
      <ul className="pr-review__lines">
        {shown.map((line) => (
          <li key={line.identifier} className="pr-review__line">
            {!isBulk && <Recipient line={line} />}
            <Reward line={line} />
          </li>
        ))}
      </ul>
      <MoreLines count={count - shown.length} isMore={hasMoreLines && quote === null} />
    </Section>
  );
}

function Recipient({ line: { recipient } }: { readonly line: CartLine }) {
  const { firstName, lastName, address } = recipient;
  return (
    <span className="pr-review__recipient">
      <strong>{fullName(firstName, lastName)}</strong>
      {address !== null && <PostalAddress address={address} />}
    </span>
  );
}

function Reward({ line }: { readonly line: CartLine }) {
  const { t } = useTranslation('physicalReview');
  const locale = useLocale();
  const { amount, quantity, rewardItem } = line;
  const value = formatMoney(amount, rewardItem.currencyCode, locale);
  const texts = { amount: value, reward: rewardItem.rewardName };
  return <span>{quantity === 1 ? t('reward', texts) : t('cards', { ...texts, quantity })}</span>;
}
