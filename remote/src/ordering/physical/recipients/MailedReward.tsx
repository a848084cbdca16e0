import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Money } from '../../../ui/money/Money.tsx';
import { rewardPath } from '../../choicePaths.ts';
import '../../mailed-lines/locales.ts';
import type { CheckoutReward } from '../../quick-order/index.ts';

/** The reward that each person who is added gets, and how long it is on its way. */
export function MailedReward({ reward }: { readonly reward: CheckoutReward }) {
  const { t } = useTranslation(['physicalOrder', 'mailedLines']);
  const { utid, amount, item, brand } = reward;
  return (
    <div className="pr-physical__reward">
      <div className="pr-physical__facts">
        <span className="pr-physical__name">
          {item.rewardName} · <Money amount={Number(amount)} currencyCode={item.currencyCode} />
        </span>
        <span className="pr-physical__help">{t('mailedLines:delivery', SETTINGS.mailed.deliveryDays)}</span>
      </div>
      <Link className="pr-link" to={rewardPath(brand.brandKey, { utid, amount })}>
        {t('add.change')}
      </Link>
    </div>
  );
}
