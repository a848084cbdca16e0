import { useLocale } from '../../i18n/useLocale.ts';
import { Hint } from '../hint/Hint.tsx';
import { formatDay, formatExactTime } from './formatTime.ts';
import '../hint/hint.css';

/** A day written out, with time and zone on hover and focus: for lists that are read by date. Takes ISO 8601. */
export function Day({ at }: { readonly at: string }) {
  const locale = useLocale();
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return <span aria-hidden="true">–</span>;
  const exact = formatExactTime(time, locale);
  return (
    <Hint hint={exact} className="pr-hinted pr-hinted--quiet pr-time" label={exact}>
      <time dateTime={at}>{formatDay(time, locale)}</time>
    </Hint>
  );
}
