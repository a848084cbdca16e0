import type { StaffPlatform } from '@portal/shared/contract/staff';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { formatDay } from '../../ui/time/formatTime.ts';
import { KYB_TONES } from '../kyb/index.ts';

/** The columns of the organisations; each leads to its features. */
export function usePlatformColumns(): readonly Column<StaffPlatform>[] {
  const { t, i18n } = useTranslation('staff');
  const locale = useLocale();
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('platforms.name'),
        width: 'minmax(160px, 2fr)',
        cell: ({ name, platformClientId }) => (
          <a {...linkTo(generatePath(PATHS.staffPlatform, { platformClientId }))} className="pr-table__target">
            {name}
          </a>
        ),
      },
      {
        id: 'identifier',
        header: t('platforms.identifier'),
        width: 'minmax(120px, 1.4fr)',
        cell: ({ platformClientId }) => <span className="pr-staff-code">{platformClientId}</span>,
      },
      {
        id: 'kyb',
        header: t('platforms.kyb'),
        width: 'minmax(144px, 1fr)',
        cell: ({ kybStatus }) => (
          <StatusChip label={getEnumerationLabel(i18n, 'kyb', kybStatus)} tone={getTone(KYB_TONES, kybStatus)} />
        ),
      },
      {
        id: 'since',
        header: t('platforms.since'),
        width: 'minmax(112px, 1fr)',
        cell: ({ createdDate }) => formatDay(new Date(createdDate), locale),
      },
    ],
    [t, i18n, locale, linkTo],
  );
}
