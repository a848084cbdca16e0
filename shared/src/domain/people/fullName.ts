const FAMILY_FIRST_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・\s]+$/u;

/** True when the name is in a script that puts the family name first (Chinese, Japanese, Korean). */
export const isFamilyNameFirst = (name: string): boolean => FAMILY_FIRST_SCRIPT.test(name);

/** Full name in the order of its script: family name first in Chinese, Japanese and Korean. */
export function fullName(firstName: string | null | undefined, lastName: string | null | undefined): string {
  const [first, last] = [firstName?.trim() ?? '', lastName?.trim() ?? ''];
  return (isFamilyNameFirst(`${last}${first}`) ? [last, first] : [first, last]).filter((part) => part !== '').join(' ');
}
