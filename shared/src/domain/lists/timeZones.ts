/** Names as IANA writes them; offsets such as +05:30, which some engines take too, are none. */
const NAME = /^[A-Za-z][\w+/-]{0,63}$/;

/** True for a time zone of the IANA database that this machine knows, such as America/Los_Angeles. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
