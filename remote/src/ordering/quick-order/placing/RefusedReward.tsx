import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';

import { messageText } from '../../../i18n/messageText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useCatalog } from '../../../entities/catalog/useCatalog.ts';
import { getRewardUrl } from '../checkout/getRewardUrl.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import type { RewardRefusal } from './rewardRefusal.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

export interface RefusedRewardProps {
  readonly refusal: RewardRefusal;
  /** Title that says what failed; without it the reason is the title. */
  readonly title?: string;
}

/** Why the reward cannot be ordered, with a link to choose another reward or amount. */
export function RefusedReward({ refusal, title }: RefusedRewardProps) {
  const { t, i18n } = useTranslation('quickOrder');
  const { reward } = useCheckout();
  const { refetch } = useCatalog();
  const isAmount = refusal.of === 'amount';
  const what = isAmount ? t('missing.amountTitle') : t('missing.unavailableTitle', { reward: reward.item.rewardName });
  const wayOn = (
    <LinkButton to={isAmount ? getRewardUrl(reward) : PATHS.catalog} onClick={refetch} variant="default" size="xs">
      {isAmount ? t('missing.toReward') : t('refused.toCatalog')}
    </LinkButton>
  );
  return (
    <Notice kind="error" title={title ?? what} actions={wayOn}>
      {title !== undefined && <p>{what}</p>}
      {refusal.messages.map((message) => (
        <p key={message.key}>{messageText(i18n, message)}</p>
      ))}
      <p>{t('refused.kept')}</p>
    </Notice>
  );
}
