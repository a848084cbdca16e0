import { checkEmail } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';

const MAIL = /^mailto:/i;
/** A name of a site within a text, with what stands before an @. Scripts without blanks between words are no part of it. */
const SITE = /([^\s@<>()]*@)?((?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d-]+\.)+\p{L}{2,})/gu;
/** Characters of a link that are told. */
const TOLD_MAX = 60;

/** True for what a link may lead to: an https address, or an email address behind "mailto:". */
export function isLinkAddress(address: string): boolean {
  if (MAIL.test(address)) return checkEmail(address.replace(MAIL, '')) === null;
  return /^https:\/\/[^\s{}｛｝]+$/i.test(address) && siteOf(address) !== null;
}

/** Returns the address of a link for what somebody typed: a bare site or mailbox is completed. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  return checkEmail(text) === null ? `mailto:${text}` : `https://${text}`;
}

/** Validates a link: it leads where links may lead, and its text is no other address. Null when valid. */
export function checkLink(address: string, text: string): Refusal | null {
  const link = address.slice(0, TOLD_MAX);
  if (!isLinkAddress(address)) return { key: 'error.template.link', values: { link } };
  const wrong = [...text.matchAll(SITE)].find(([, mailbox = '', site = '']) => !leadsTo(address, mailbox, site));
  return wrong === undefined
    ? null
    : { key: 'error.template.linkText', values: { text: wrong[0].slice(0, TOLD_MAX), link } };
}

/** True when a link leads to the site that its text names, or to a site below it; a mailbox is the same one. */
function leadsTo(address: string, mailbox: string, named: string): boolean {
  const isMail = MAIL.test(address);
  const mail = address.replace(MAIL, '').toLowerCase();
  if (isMail && mailbox !== '') return mail === `${mailbox}${named}`.toLowerCase();
  if (!isMail && mailbox !== '') return false;
  const site = siteOf(isMail ? `https://${mail.slice(mail.lastIndexOf('@') + 1)}` : address);
  const wanted = siteOf(`https://${named}`);
  return site !== null && wanted !== null && (site === wanted || site.endsWith(`.${wanted}`));
}

/** The site of an address in the letters that browsers ask for; null for one with a user's name, or none. */
function siteOf(address: string): string | null {
  try {
    const { hostname, username, password } = new URL(address);
    return username === '' && password === '' ? hostname.replace(/^www\./, '') : null;
  } catch {
    return null;
  }
}
