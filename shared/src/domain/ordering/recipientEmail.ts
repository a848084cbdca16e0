import { checkEmail, domainOf, isListedDomain } from './recipientRules.ts';
import type { Refusal } from './rewardAmount.ts';
import { visibleText } from '../people/visibleText.ts';

/**
 * Carrier e-mail-to-text gateways, shut down or closing: refused as recipients together with their subdomains.
 */
export const CARRIER_DOMAINS: readonly string[] = [
  'txt.att.net',
  'mms.att.net',
  'tmomail.net',
  'mymetropcs.com',
  'vtext.com',
  'vzwpix.com',
  'messaging.sprintpcs.com',
  'pm.sprint.com',
  'email.uscc.net',
  'mms.uscc.net',
  'myboostmobile.com',
  'sms.myboostmobile.com',
  'mms.cricketwireless.net',
  'sms.cricketwireless.net',
  'vmobl.com',
  'msg.fi.google.com',
  'text.republicwireless.com',
  'cspire1.com',
  'csouth1.com',
  'message.alltel.com',
  'sms.ntwls.net',
  'comcastpcs.textmsg.com',
  'sms.bluecell.com',
  'cwemail.com',
  'mobile.dobson.net',
  'sms.edgewireless.com',
  'tms.suncom.com',
  'ivctext.com',
  'paging.acswireless.com',
  'sms.wcc.net',
  'cwwsms.com',
  'sms.3rivers.net',
  'pcs.rogers.com',
  'fido.ca',
  'txt.bell.ca',
  'txt.bellmobility.ca',
  'vmobile.ca',
  'msg.telus.com',
  'msg.koodomobile.com',
  'txt.freedommobile.ca',
  'txt.windmobile.ca',
  'text.mtsmobility.com',
  'sms.sasktel.com',
  'txt.northerntelmobility.com',
];

/** Area codes of the countries that share the calling code +1 with the United States and Canada: no reward is texted there. */
const OTHER_AREA_CODES: readonly string[] = [
  '242',
  '246',
  '264',
  '268',
  '284',
  '340',
  '345',
  '441',
  '473',
  '649',
  '658',
  '664',
  '670',
  '671',
  '684',
  '721',
  '758',
  '767',
  '784',
  '787',
  '809',
  '829',
  '849',
  '868',
  '869',
  '876',
  '939',
];

/** Returns the number of an address at a carrier gateway in E.164; '' when its local part is no number of the United States or Canada. */
export function carrierMobileNumber(email: string): string {
  const address = visibleText(email).trim();
  if (!isListedDomain(domainOf(address), CARRIER_DOMAINS)) return '';
  const [, area = '', rest = ''] = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{6})@/.exec(address) ?? [];
  return area === '' || OTHER_AREA_CODES.includes(area) ? '' : `+1${area}${rest}`;
}

/** Validates a recipient's address: well formed, no carrier gateway, no blocked domain. Null when valid. */
export function checkRecipientEmail(email: string, blockedDomains: readonly string[] = []): Refusal | null {
  const address = visibleText(email).trim();
  if (address === '') return { key: 'error.email.required' };
  const malformed = checkEmail(address);
  if (malformed) return malformed;
  const domain = domainOf(address);
  if (isListedDomain(domain, CARRIER_DOMAINS))
    return { key: 'error.email.carrier', values: { domain, mobileNumber: carrierMobileNumber(address) } };
  if (isListedDomain(domain, blockedDomains)) return { key: 'error.email.blocked', values: { domain } };
  return null;
}
