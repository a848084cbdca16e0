import { Button } from '@mantine/core';
import type { ExpectedWire } from '@portal/shared/contract/staffWires';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { Money } from '../../ui/money/Money.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';

/** The columns of the expected wires; the last one matches a wire with what arrived. */
export function useWireColumns(onMatch: (wire: ExpectedWire) => void): readonly Column<ExpectedWire>[] {
  const { t, i18n } = useTranslation('staff');
  const copyLabel = i18n.t('copyNamed', { name: t('wires.reference') });
  const locale = useLocale();
  const { search } = useLocation();
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'account',
        header: t('wires.account'),
        width: 'minmax(160px, 2fr)',
        cell: ({ accountDisplayName, platformName, reference, depositIdentifier }) => (
          <span className="pr-staff-two">
            <a
              {...linkTo(generatePath(PATHS.staffWire, { reference, depositIdentifier }) + search)}
              className="pr-table__target"
            >
              {accountDisplayName}
            </a>
            <span>{platformName}</span>
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('wires.amount'),
        width: 'minmax(136px, 1fr)',
        align: 'right',
        isFigure: true,
        cell: ({ amount, currencyCode }) => <Money amount={amount} currencyCode={currencyCode} variant="table" />,
      },
      {
        id: 'sentOn',
        header: t('wires.sentOn'),
        width: 'minmax(112px, 1fr)',
        cell: ({ sentOn }) => (sentOn === null ? '–' : formatCalendarDay(sentOn, locale)),
      },
      {
        id: 'announced',
        header: t('wires.announced'),
        width: 'minmax(112px, 1fr)',
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
      {
        id: 'reference',
        header: t('wires.reference'),
        width: 'minmax(128px, 1fr)',
        cell: ({ reference }) => (
          <CopyableCell value={reference} label={copyLabel}>
            <span className="pr-staff-code">{reference}</span>
          </CopyableCell>
        ),
      },
      {
        id: 'actions',
        header: t('wires.match'),
        width: '136px',
        isActions: true,
        cell: (wire) => (
          <Button
            variant="default"
            size="xs"
            aria-label={t('wires.matchOf', {
              amount: formatMoney(wire.amount, wire.currencyCode, locale),
              reference: wire.reference,
            })}
            onClick={() => onMatch(wire)}
          >
            {t('wires.match')}
          </Button>
        ),
      },
    ],
    [t, copyLabel, locale, linkTo, search, onMatch],
  );
}
