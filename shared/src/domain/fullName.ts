const FAMILY_FIRST_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・\s]+$/u;

/** Is a name written in a script whose names begin with the family's (Chinese, Japanese, Korean)? */
export const isFamilyNameFirst = (name: string): boolean => FAMILY_FIRST_SCRIPT.test(name);

/** A person's whole name as it is written where the name comes from: family name first in Chinese, Japanese and Korean script. */
export function fullName(firstName: string | null | undefined, lastName: string | null | undefined): string {
  const [first, last] = [firstName?.trim() ?? '', lastName?.trim() ?? ''];
  return (isFamilyNameFirst(`${last}${first}`) ? [last, first] : [first, last]).filter((part) => part !== '').join(' ');
}
