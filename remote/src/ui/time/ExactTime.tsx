import { useLocale } from '../../i18n/useLocale.ts';
import { exactTime } from './formatTime.ts';

/** A time written out with its zone. Takes ISO 8601. */
export function ExactTime({ at }: { readonly at: string }) {
  const locale = useLocale();
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return <span aria-hidden="true">–</span>;
  return <time dateTime={at}>{exactTime(time, locale)}</time>;
}
