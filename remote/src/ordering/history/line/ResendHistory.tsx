import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';

/** To whom a reward was sent again, when and by whom. */
export function ResendHistory({ resends }: { readonly resends: OrderLineDetail['resendHistory'] }) {
  const { t } = useTranslation('orderHistory');
  return (
    <ul className="pr-timeline" aria-label={t('section.resends')}>
      {resends.map(({ recipient, at, resentBy, reason }) => (
        <li key={`${at} ${recipient}`} className="pr-timeline__event">
          <p className="pr-timeline__what">{formatMobileNumber(recipient)}</p>
          <p className="pr-history__muted">
            <RelativeTime at={at} />{' '}
            <span>
              · {resentBy} · {t(`resend.reason.${reason}`)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
