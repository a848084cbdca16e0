import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import type { ReactNode } from 'react';
import { usePageName } from '../../ui/page/pageName.ts';
import { CompletionsByDay } from '../days/CompletionsByDay.tsx';
import { CompletionHistory } from '../history/CompletionHistory.tsx';
import { SettingUp } from '../setup/SettingUp.tsx';
import { IncentiveCost } from './IncentiveCost.tsx';
import { IncentiveFacts } from './IncentiveFacts.tsx';
import { IncentiveHead } from './IncentiveHead.tsx';
import { IncentiveLimits } from './IncentiveLimits.tsx';

interface IncentiveContentProps {
  readonly incentive: IncentiveDetail;
  /** Stands above older data that could not be read anew. */
  readonly stale: ReactNode;
}

/** All about an incentive; setting up comes first until a response came. */
export function IncentiveContent({ incentive, stale }: IncentiveContentProps) {
  usePageName(incentive.displayName);
  const hasResponses = incentive.counts.length > 0;
  return (
    <>
      <IncentiveHead incentive={incentive} />
      {stale}
      <div className="pr-incentive__figures">
        <IncentiveLimits incentive={incentive} />
        <IncentiveCost incentive={incentive} />
      </div>
      {!hasResponses && <SettingUp incentive={incentive} />}
      {hasResponses && <CompletionsByDay incentive={incentive} />}
      <CompletionHistory incentive={incentive} />
      <IncentiveFacts incentive={incentive} />
      {hasResponses && <SettingUp incentive={incentive} />}
    </>
  );
}
