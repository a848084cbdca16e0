import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import '../../entities/access/locales.ts';
import { getScopeName } from '../../entities/api-scope/scopeTexts.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';

type Actor = ApiCredential['createdBy'];

/** All that is known of a key beside itself. */
export function KeyFacts({ apiKey }: { readonly apiKey: ApiCredential }) {
  const { t, i18n } = useTranslation(['apiKeys', 'apiScope']);
  const locale = useLocale();
  const {
    type,
    incentives,
    scopes,
    lastDay,
    lastUsedDate,
    lastUsedFor,
    createdDate,
    createdBy,
    deactivatedDate,
    deactivatedBy,
  } = apiKey;
  return (
    <FactList
      facts={[
        { label: t('column.scopes'), value: <Lines lines={scopes.map((scope) => getScopeName(i18n, scope))} /> },
        { label: t('column.access'), value: <AccessLines apiKey={apiKey} /> },
        {
          label: t('lastDay.label'),
          value: lastDay === null ? t('lastDay.none') : t('lastDay.until', { day: formatCalendarDay(lastDay, locale) }),
        },
        {
          label: t('column.lastUse'),
          value:
            lastUsedDate === null ? (
              t('never')
            ) : (
              <Lines lines={[<ExactTime key="time" at={lastUsedDate} />, <code key="call">{lastUsedFor}</code>]} />
            ),
        },
        { label: t('incentives.label'), value: type === 'RESEARCH_KEY' && <PaidIncentives incentives={incentives} /> },
        { label: t('createdAt'), value: <Done at={createdDate} by={createdBy} /> },
        { label: t('deactivatedAt'), value: deactivatedDate && <Done at={deactivatedDate} by={deactivatedBy} /> },
      ]}
    />
  );
}

const Lines = ({ lines }: { readonly lines: readonly ReactNode[] }) => (
  <ul className="pr-key-lines">
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
);

/** The incentives whose rewards a key paid, each with its page where the user may open it. */
function PaidIncentives({ incentives }: Pick<ApiCredential, 'incentives'>) {
  const { t } = useTranslation('apiKeys');
  const mayOpen = useMayOpen(PATHS.incentives);
  if (incentives.length === 0) return <span>{t('incentives.none')}</span>;
  return (
    <Lines
      lines={incentives.map(({ incentiveId, displayName: name, rewards: count }) => {
        const text = t('incentives.paid', { name, count });
        return mayOpen ? <Link to={generatePath(PATHS.incentive, { incentiveId })}>{text}</Link> : text;
      })}
    />
  );
}

function AccessLines({ apiKey: { organizationAccess, groups, accounts } }: { readonly apiKey: ApiCredential }) {
  const { t } = useTranslation(['apiKeys', 'access']);
  if (organizationAccess) return <span>{t('access:organisationHelp')}</span>;
  if (groups.length + accounts.length === 0) return <span>{t('access.none')}</span>;
  return (
    <Lines
      lines={[
        ...groups.map(({ displayName }) => t('access.group', { name: displayName })),
        ...accounts.map(({ displayName, groupDisplayName }) => `${displayName} · ${groupDisplayName}`),
      ]}
    />
  );
}

/** The time of an action and the person who took it. */
const Done = ({ at, by }: { readonly at: string; readonly by: Actor | null }) => (
  <Lines
    lines={[
      <ExactTime key="time" at={at} />,
      ...(by === null ? [] : [by.email === null ? by.name : `${by.name} (${by.email})`]),
    ]}
  />
);
