import { useLocale } from '../../i18n/useLocale.ts';
import { formatExactTime } from './formatTime.ts';

/** Date and time with zone. Takes ISO 8601. */
export function ExactTime({ at }: { readonly at: string }) {
  const locale = useLocale();
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return <span aria-hidden="true">–</span>;
  return <time dateTime={at}>{formatExactTime(time, locale)}</time>;
}
