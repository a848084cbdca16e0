import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';

type Cost = IncentiveDetail['cost'];

/** The cost of the rewards that are left, against the balance where the user may see it. */
export function IncentiveCost({ incentive: { cost, account } }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const { currencyCode, reward, left, rewardsLeft, balance, coverage } = cost;
  return (
    <Section title={t('title.cost')}>
      <FactList
        facts={[
          {
            label: t('cost.left', { count: rewardsLeft }),
            value: left === null ? t('cost.unknown') : <Money amount={left} currencyCode={currencyCode} />,
          },
          {
            label: t('cost.each'),
            value: reward !== null && <Money amount={reward} currencyCode={currencyCode} />,
          },
          {
            label: t('cost.balance', { account: account.displayName }),
            value: balance !== null && <Money amount={balance} currencyCode={currencyCode} />,
          },
        ]}
      />
      {coverage !== null && rewardsLeft > 0 && <Coverage coverage={coverage} />}
    </Section>
  );
}

function Coverage({ coverage }: { readonly coverage: NonNullable<Cost['coverage']> }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { completions, coversAll, lastDay, lastWeek } = coverage;
  const pace = t('coverage.pace', { count: lastWeek });
  return (
    <div className="pr-incentive__coverage">
      {coversAll ? (
        <StatusChip tone="success" label={t('coverage.all', { count: completions })} />
      ) : (
        <StatusChip tone="warning" label={t('coverage.some', { count: completions })} />
      )}
      <p className="pr-incentive__note">
        {lastDay === null ? pace : `${t('coverage.until', { day: formatCalendarDay(lastDay, locale) })} ${pace}`}
      </p>
    </div>
  );
}
