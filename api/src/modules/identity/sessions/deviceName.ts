import Bowser from 'bowser';

/** Browser and operating system that a `User-Agent` header names, null where it names none. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  if (userAgent === null || userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? null, system: os.name ?? null };
}
