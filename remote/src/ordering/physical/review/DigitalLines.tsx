import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { MOST_SHOWN, MoreLines } from './MoreLines.tsx';
import type { ReviewedOrder } from './ReviewedOrder.ts';

const getAddressee = ({ recipient }: CartLine): string =>
  fullName(recipient.firstName, recipient.lastName) ||
  (recipient.email ?? formatMobileNumber(recipient.mobileNumber ?? ''));

/** Names what else the cart holds; nothing where that is nothing. */
export function DigitalLines({ order, quote }: ReviewedOrder) {
  const { t } = useTranslation('physicalReview');
  const locale = useLocale();
  const { digitalLines, hasMoreLines } = order;
  const count = quote?.summary.digitalOrders.recipientCount ?? digitalLines.length;
  if (count === 0) return null;
  const shown = digitalLines.slice(0, MOST_SHOWN);
  return (
    <Section
      title={t('digital', { count })}
      action={
        order.cart.orderSource === 'CART' && (
          <Link to={PATHS.cart} className="pr-review__change">
            {t('change.cart')}
          </Link>
        )
      }
    >
      <ul className="pr-review__lines">
        {shown.map((line) => (
          <li key={line.identifier} className="pr-review__line">
            <strong>{getAddressee(line)}</strong>
            <span>
              {t('reward', {
                amount: formatMoney(line.amount, line.rewardItem.currencyCode, locale),
                reward: line.rewardItem.rewardName,
              })}
            </span>
          </li>
        ))}
      </ul>
      <MoreLines count={count - shown.length} isMore={hasMoreLines && quote === null} />
    </Section>
  );
}
