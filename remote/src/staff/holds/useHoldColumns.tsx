import type { StaffHold } from '@portal/shared/contract/staffHolds';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation } from 'react-router-dom';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import { Money } from '../../ui/money/Money.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { HoldState } from './HoldState.tsx';
import { useHoldReason } from './useHoldReason.ts';

/** The columns of held orders; each leads to its decision. */
export function useHoldColumns(): readonly Column<StaffHold>[] {
  const { t, i18n } = useTranslation('staff');
  const getReason = useHoldReason();
  const copyLabel = i18n.t('copyNamed', { name: t('holds.reference') });
  const { search } = useLocation();
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'account',
        header: t('holds.account'),
        width: 'minmax(160px, 2fr)',
        cell: ({ referenceOrderId, accountDisplayName, platformName }) => (
          <span className="pr-staff-two">
            <a {...linkTo(generatePath(PATHS.staffHold, { referenceOrderId }) + search)} className="pr-table__target">
              {accountDisplayName}
            </a>
            <span>{platformName}</span>
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('holds.amount'),
        width: 'minmax(128px, 1fr)',
        align: 'right',
        isFigure: true,
        cell: ({ amountCharged, currencyCode }) => (
          <Money amount={amountCharged} currencyCode={currencyCode} variant="table" />
        ),
      },
      { id: 'state', header: t('holds.state'), width: 'minmax(168px, 1fr)', cell: (hold) => <HoldState hold={hold} /> },
      {
        id: 'reason',
        header: t('holds.reason'),
        width: 'minmax(152px, 1.5fr)',
        cell: ({ hold }) => <span className="pr-staff-text">{getReason(hold.reason)}</span>,
      },
      {
        id: 'since',
        header: t('holds.since'),
        width: 'minmax(112px, 1fr)',
        cell: ({ hold }) => <RelativeTime at={hold.heldSince} />,
      },
      {
        id: 'reference',
        header: t('holds.reference'),
        width: 'minmax(208px, 1fr)',
        cell: ({ referenceOrderId }) => (
          <CopyableCell value={referenceOrderId} label={copyLabel}>
            <span className="pr-staff-code">{referenceOrderId}</span>
          </CopyableCell>
        ),
      },
    ],
    [t, getReason, copyLabel, search, linkTo],
  );
}
