import { serverNow } from '../../api/serverClock.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Hint } from '../hint/Hint.tsx';
import { formatExactTime, formatRelativeTime } from './formatTime.ts';
import '../hint/hint.css';

/** Relative time, with the exact time and zone on hover and focus. Takes ISO 8601. */
export function RelativeTime({ at }: { readonly at: string }) {
  const locale = useLocale();
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return <span aria-hidden="true">–</span>;
  const exact = formatExactTime(time, locale);
  const relative = formatRelativeTime(time, new Date(serverNow()), locale);
  return (
    <Hint hint={exact} className="pr-hinted pr-time" label={`${relative}, ${exact}`}>
      <time dateTime={at}>{relative}</time>
    </Hint>
  );
}
