import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/serverClock.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatExactTime, formatRelativeTime } from '../../ui/time/formatTime.ts';
import './locales.ts';

const TICK_MS = 30_000;

/** The server's time, which goes on while a screen is open. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverNow()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** Says until when a card is on hold; null once it may pay. Takes `usableFrom` of any card. */
export function useHold(): (card: { readonly usableFrom: string }) => string | null {
  const { t } = useTranslation('card');
  const locale = useLocale();
  const now = useNow();
  return ({ usableFrom }) => {
    const until = new Date(usableFrom);
    if (until.getTime() <= now) return null;
    return t('hold', { time: formatExactTime(until, locale), left: formatRelativeTime(until, new Date(now), locale) });
  };
}
