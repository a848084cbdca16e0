import type { StaffSystem } from '@portal/shared/contract/staffSystem';
import { FactList } from '../../ui/facts/FactList.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';

/** The actions on rewards that have waited for the issuer for long, each with its organisation. */
export function WaitingActions({ system }: { readonly system: StaffSystem }) {
  const facts = system.waitingRewardActions.map(({ platformName, reference, action, at }) => ({
    label: `${reference} · ${platformName}`,
    value: (
      <>
        <span className="pr-staff-code">{action}</span> <RelativeTime at={at} />
      </>
    ),
  }));
  return <FactList facts={facts} />;
}
