import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { getRewardName } from '../incentiveTexts.ts';

/** Account and reward of an incentive that has responses, and why they stay. */
export function FixedReward({ incentive: { account, group, reward } }: { readonly incentive: IncentiveDetail }) {
  const { t, i18n } = useTranslation('research');
  return (
    <>
      <FactList
        facts={[
          { label: t('field.account'), value: `${account.displayName} · ${group.displayName}` },
          { label: t('field.reward'), value: getRewardName(reward) },
          { label: t('column.amount'), value: <Money amount={reward.amount} currencyCode={reward.currencyCode} /> },
        ]}
      />
      <Notice kind="info">{i18n.t('errors:error.incentive.fixed')}</Notice>
    </>
  );
}
