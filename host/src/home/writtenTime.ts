import type { Language } from '@portal/shared/domain/enumerations';

/** An instant as date and time with its zone, in the browser's zone; null for anything else. */
export function writtenTime(instant: string, language: Language): string | null {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return null;
  return time.toLocaleString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
