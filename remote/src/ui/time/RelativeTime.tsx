import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { useLocale } from '../../i18n/useLocale.ts';
import { exactTime, relativeTime } from './formatTime.ts';
import './time.css';

/** How long ago, with the exact time and zone on hover and focus. Takes ISO 8601. */
export function RelativeTime({ at }: { readonly at: string }) {
  const locale = useLocale();
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return <span aria-hidden="true">–</span>;
  const exact = exactTime(time, locale);
  return (
    <Tooltip label={exact} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className="pr-time" aria-label={`${relativeTime(time, new Date(), locale)}, ${exact}`}>
        <time dateTime={at}>{relativeTime(time, new Date(), locale)}</time>
      </button>
    </Tooltip>
  );
}
