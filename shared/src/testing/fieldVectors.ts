import type { ErrorKey } from '../domain/errorKeys.ts';
import { HEADER_IMAGE } from '../domain/templates/headerImage.ts';

/** One field with one value, and the verdict that form and API must both give: the error's key, or null for a valid value. */
export interface FieldVector {
  /** The rule that is checked: required, length, value, bytes, pattern, ... */
  readonly rule: string;
  readonly form: VectorForm;
  readonly field: string;
  readonly value: string;
  readonly key: ErrorKey | null;
}

export type VectorForm =
  | 'group'
  | 'account'
  | 'contacts'
  | 'alert'
  | 'profile'
  | 'code'
  | 'password'
  | 'phone'
  | 'card'
  | 'wire'
  | 'image';

const of =
  (form: VectorForm, field: string) =>
  (rule: string, value: string, key: ErrorKey | null): FieldVector => ({ rule, form, field, value, key });

const groupName = of('group', 'displayName');
const groupId = of('group', 'identifier');
const accountName = of('account', 'displayName');
const accountId = of('account', 'identifier');
const currency = of('account', 'currencyCode');
const accountEmail = of('account', 'contactEmail');
const contact = of('contacts', 'contacts[0].emailAddress');
const threshold = of('alert', 'threshold');
const alertName = of('alert', 'displayName');
const alertEmail = of('alert', 'recipientEmails[0]');
const firstName = of('profile', 'firstName');
const code = of('code', 'code');
const password = of('password', 'newPassword');
const phone = of('phone', 'phoneNumber');
const expiration = of('card', 'creditCard.expiration');
const sentOn = of('wire', 'sentOn');
const image = of('image', 'image');

/** Forms and routes share the rules; these say what the rules are. */
export const FIELD_VECTORS: readonly FieldVector[] = [
  groupName('required', '', 'error.name.required'),
  groupName('required, blanks', ' \u00a0\u200b ', 'error.name.required'),
  groupName('display name, one too short', 'Abcd', 'error.displayName.length'),
  groupName('display name, shortest', 'Abcde', null),
  groupName('display name, longest', 'x'.repeat(100), null),
  groupName('display name, one too long', 'x'.repeat(101), 'error.displayName.length'),
  groupName('display name, letters of any script', '販売チーム 東京', null),
  groupName('display name, scripts with a font', '서울 영업본부 محمد שיווק กรุงเทพ', null),
  groupName('display name, a script without a font', 'விற்பனை குழு', 'error.text.notPrinted'),
  groupName('display name, decomposed accents', 'Re\u0301compenses', null),
  groupName('display name, special characters', 'Sales & more', 'error.displayName.characters'),
  groupName('forbidden XSS characters', '<b>Sales</b>', 'error.displayName.characters'),
  groupName('display name, emoji', 'Sales \u{1f600} team', 'error.displayName.characters'),
  groupId('identifier, left to the server', '', null),
  groupId('identifier, upper case', 'Sales-team', 'error.identifier.characters'),
  groupId('identifier, spaces', 'sales team', 'error.identifier.characters'),
  groupId('identifier, too short', 'sale', 'error.identifier.length'),
  groupId('identifier, too long', 'x'.repeat(101), 'error.identifier.length'),
  groupId('identifier, accents', 'équipe', 'error.identifier.characters'),
  accountName('required', '', 'error.name.required'),
  accountName('forbidden XSS characters', '"><script>', 'error.displayName.characters'),
  accountId('pattern', 'under_score', 'error.identifier.characters'),
  currency('value, unsupported', 'XXX', 'error.currency.unsupported'),
  currency('required', '', 'error.currency.unsupported'),
  accountEmail('required', '', 'error.email.required'),
  accountEmail('e-mail, no domain', 'finance', 'error.email.invalid'),
  accountEmail('e-mail, two at signs', 'a@@example.org', 'error.email.invalid'),
  accountEmail('e-mail, special characters', 'a,b@example.org', 'error.email.invalid'),
  accountEmail('e-mail, angle brackets', '<a@example.org>', 'error.email.invalid'),
  accountEmail('e-mail, too long', `${'x'.repeat(250)}@example.org`, 'error.email.tooLong'),
  contact('e-mail', 'finance@', 'error.email.invalid'),
  contact('e-mail, valid', 'zoë.o-neil+x@exämple.org', null),
  threshold('required', '', 'error.amount.required'),
  threshold('number', 'a lot', 'error.amount.notANumber'),
  threshold('number, exponent', '1e3', 'error.amount.notANumber'),
  threshold('value, zero', '0', 'error.amount.notPositive'),
  threshold('value, negative', '-5', 'error.amount.notPositive'),
  threshold('value, too large', '99999999999999999999', 'error.amount.tooLarge'),
  threshold('decimals', '10.005', 'error.amount.decimals'),
  threshold('decimals, valid', '10.05', null),
  alertName('required', '', 'error.name.required'),
  alertName('forbidden XSS characters', 'a<b', 'error.name.characters'),
  alertEmail('e-mail', 'x@y', 'error.email.invalid'),
  firstName('required', '', 'error.name.required'),
  firstName('length', 'x'.repeat(51), 'error.name.tooLong'),
  firstName('length, longest', 'x'.repeat(50), null),
  firstName('pattern, braces', '{{name}}', 'error.name.braces'),
  code('required', '', 'error.mfa.codeRequired'),
  code('numeric only', '12a456', 'error.mfa.codeDigits'),
  code('numeric only, length', '12345', 'error.mfa.codeDigits'),
  password('required', '', 'error.password.required'),
  password('length', 'Ab1!', 'error.password.rules'),
  password('pattern', 'aaaaaaaaaaaaaaaa', 'error.password.rules'),
  phone('required', '', 'error.phone.required'),
  phone('number', 'call me', 'error.phone.notANumber'),
  phone('pattern', '+1 555', 'error.phone.invalid'),
  expiration('required', '', 'error.card.expirationInvalid'),
  expiration('month 1-12, the first', '2040-01', null),
  expiration('month 1-12, the last', '2040-12', null),
  expiration('month 1-12, none', '2040-00', 'error.card.expirationInvalid'),
  expiration('month 1-12, one too many', '2040-13', 'error.card.expirationInvalid'),
  expiration('month 1-12, before the year', '12 / 40', null),
  expiration('month 1-12, one too many before the year', '13 / 40', 'error.card.expirationInvalid'),
  expiration('month 1-12, a day', '02/31/2040', 'error.card.expirationInvalid'),
  expiration('month 1-12, a word', 'Feb 2040', 'error.card.expirationInvalid'),
  expiration('month 1-12, past', '2020-01', 'error.card.expirationPast'),
  sentOn('date-time, none', '', null),
  sentOn('date-time, a day that no calendar has', '2026-02-30', 'error.date.invalid'),
  sentOn('date-time, no leap year', '2025-02-29', 'error.date.invalid'),
  sentOn('date-time, month first', '02/03/2026', 'error.date.invalid'),
  sentOn('date-time, with a time', '2026-03-02T10:00:00Z', 'error.date.invalid'),
  sentOn('date-time, a word', 'today', 'error.date.invalid'),
  sentOn('date-time, too long ago', '1999-12-31', 'error.wire.sentOn'),
  image('bytes, one too many', 'x'.repeat(HEADER_IMAGE.bytes + 1), 'error.image.tooLarge'),
  image('bytes, fewer characters than bytes', 'é'.repeat(HEADER_IMAGE.bytes / 2 + 1), 'error.image.tooLarge'),
];
