import type { SsoEnding } from '@portal/shared/contract/ssoConnections';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

const WAYS = ['connection', 'password', 'newPassword', 'google', 'none'] as const;

/** How many people come in by a connection now, and by what afterwards; who is left without a way stands out. */
export function EndingFacts({ ending: { people, ways } }: { readonly ending: SsoEnding }) {
  const { t } = useTranslation('authentication');
  const locale = useLocale();
  if (people === 0) return <p>{t('ask.ending.nobody')}</p>;
  const facts = WAYS.flatMap((way) =>
    ways[way] === 0 ? [] : [{ label: t(`ask.ending.ways.${way}`), value: ways[way].toLocaleString(locale) }],
  );
  return (
    <>
      <p>{t('ask.ending.people', { count: people })}</p>
      <section className="pr-sso-ending" aria-label={t('ask.ending.after')}>
        <p className="pr-sso-heading">{t('ask.ending.after')}</p>
        <FactList facts={facts} />
      </section>
      {ways.none > 0 && <Notice kind="warning">{t('ask.ending.lost', { count: ways.none })}</Notice>}
    </>
  );
}
