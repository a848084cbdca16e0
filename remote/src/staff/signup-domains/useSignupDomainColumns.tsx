import type { SignupDomain } from '@portal/shared/contract/signups';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import type { Column } from '../../ui/table/column.ts';

/** The columns of the exceptions. */
export function useSignupDomainColumns(onDelete: (domain: SignupDomain) => void): readonly Column<SignupDomain>[] {
  const { t, i18n } = useTranslation('staff');
  return useMemo(
    () => [
      { id: 'domain', header: t('signupDomains.domain'), width: 'minmax(160px, 1.6fr)', cell: ({ domain }) => domain },
      {
        id: 'rule',
        header: t('signupDomains.rule'),
        width: 'minmax(112px, 1fr)',
        cell: ({ rule }) => dynamicText(i18n, `staff:signupDomains.rules.${rule}`) ?? rule,
      },
      { id: 'reason', header: t('signupDomains.reason'), width: 'minmax(160px, 2fr)', cell: ({ reason }) => reason },
      {
        id: 'changed',
        header: t('signupDomains.changed'),
        width: 'minmax(160px, 1.4fr)',
        cell: ({ changedBy, changedAt }) => (
          <span>
            {changedBy} · <RelativeTime at={changedAt} />
          </span>
        ),
      },
      {
        id: 'actions',
        header: t('signupDomains.actions'),
        width: '112px',
        isActions: true,
        cell: (row) => (
          <button
            type="button"
            className="pr-link"
            aria-label={t('signupDomains.removeOf', { domain: row.domain })}
            onClick={() => onDelete(row)}
          >
            {t('signupDomains.remove')}
          </button>
        ),
      },
    ],
    [t, i18n, onDelete],
  );
}
