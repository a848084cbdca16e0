import {
  checkMailedAddress,
  listAddressWarnings,
  type AddressWarning,
  type MailedAddress,
} from '../addresses/mailedAddress.ts';
import { isEtid } from '../ordering/etid.ts';
import { checkLetter, checkPtid, type LetterField } from '../ordering/letter.ts';
import { checkLineNotes, checkSubject } from '../ordering/lineTexts.ts';
import { checkMessage, checkText } from '../textRules.ts';
import { checkMobileNumber, type MobileVerdict } from '../people/mobileNumber.ts';
import { checkRecipientEmail } from '../ordering/recipientEmail.ts';
import { checkEmail, checkName, checkSenderName, emailKey } from '../ordering/recipientRules.ts';
import {
  checkAmount,
  checkRewardAmount,
  type AmountRule,
  type AmountVerdict,
  type Refusal,
} from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { amountMarks, amountReadings, type DecimalMark } from './amountReadings.ts';
import { isCode, type FindReward } from './rewardNames.ts';
import { fieldsOf, isPostal, type UploadField, type UploadKind } from './uploadFields.ts';
import { visibleText } from '../people/visibleText.ts';

/** A line as it was read: text, or the number of a workbook, which has one reading. */
export type UploadLine = Readonly<Partial<Record<UploadField, string | number>>>;

/** A reward that the account may order. */
export interface UploadItem {
  readonly rewardName: string;
  readonly brandKey: string;
  readonly amountRule: AmountRule;
  readonly deliveryMethods: readonly string[];
  readonly isAvailable: boolean;
  /** A reward link that can be printed, for which print templates are made. */
  readonly isPrintable: boolean;
}

/** The rules against which the lines of an upload are held. */
export interface UploadRules {
  /** The account's own; amounts of rewards that are not in the catalogue are read as amounts of it. */
  readonly currencyCode: string;
  /** By UTID. */
  readonly items: ReadonlyMap<string, UploadItem>;
  /** Finds the reward that a text means which is no UTID. */
  readonly findReward: FindReward;
  readonly etids: ReadonlySet<string>;
  readonly ptids: ReadonlySet<string>;
  readonly blockedDomains: readonly string[];
  /** Keys of the addresses on the recipient list (`emailKey`); null where there is none. */
  readonly allowlist: ReadonlySet<string> | null;
  /** Numbers (E.164) whose owners want no texts. */
  readonly optedOut: ReadonlySet<string>;
  readonly requiresNotes: boolean;
  /** The mark that the writer of the file means where an amount has two readings; null: not asked yet. */
  readonly decimalMark: DecimalMark | null;
}

/** A line as it is understood. `mobileNumber` in E.164; null where refused or not of this kind. */
export interface CheckedUploadLine {
  readonly refusals: readonly (readonly [UploadField, Refusal])[];
  readonly amountMinor: bigint | null;
  readonly mobileNumber: string | null;
  /** The warnings to tell of its address. */
  readonly addressWarnings: readonly (readonly [UploadField, AddressWarning])[];
}

const { nameLength } = SETTINGS.recipients;
/** The signs of a formula that has failed in a spreadsheet (ECMA-376 18.17.3, and later ones). */
const FAILED_CELL = /^#(?:N\/A|REF!|DIV\/0!|NAME\?|NUM!|NULL!|VALUE!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/i;
/** Unicode's sign for a character that could not be read. */
const LOST_CHARACTER = '\uFFFD';
/** Characters of a name that its refusal repeats. */
const LONGEST_NAME = 200;
const REFERENCES = ['externalReferenceId', 'location', 'tourId', 'reservationId'] as const;

/** Validates one line of a file as its kind is delivered. Values are trimmed first. */
export function checkUploadLine(kind: UploadKind, line: UploadLine, rules: UploadRules): CheckedUploadLine {
  const text = (field: UploadField): string => visibleText(String(line[field] ?? '')).trim();
  const item = rules.items.get(text('utid'));
  const amount = checkLineAmount(line.amount ?? '', item, rules);
  const mobile = kind === 'MOBILE' ? checkTexted(text('recipientMobileNumber'), rules) : null;
  const found: (readonly [UploadField, Refusal | null])[] = [
    ['utid', item === undefined ? refuseReward(text('utid'), rules) : checkItem(kind, item)],
    ['amount', 'refusal' in amount ? amount.refusal : null],
    ['recipientFirstName', checkName(text('recipientFirstName'), { required: true })],
    ['recipientLastName', checkName(text('recipientLastName'), { required: isPostal(kind) })],
    ['senderFirstName', checkSender(text('senderFirstName'))],
    ['senderEmail', text('senderEmail') === '' ? null : checkEmail(text('senderEmail'))],
    ['notes', checkLineNotes(text('notes'), { required: rules.requiresNotes })],
    ...REFERENCES.map((field) => [field, checkText(text(field), nameLength)] as const),
    ...(isPostal(kind) ? checkPostal(kind, text, item, rules) : checkDigital(kind, text, rules)),
    ['recipientMobileNumber', mobile !== null && 'refusal' in mobile ? mobile.refusal : null],
  ];
  const spoilt = fieldsOf(kind).flatMap((field) => {
    const refusal = refusalOfCell(text(field));
    return refusal === null ? [] : [[field, refusal] as const];
  });
  const sound = found.filter(([field]) => spoilt.every(([other]) => other !== field));
  return {
    refusals: [
      ...spoilt,
      ...sound.flatMap(([field, refusal]) => (refusal === null ? [] : [[field, refusal] as const])),
    ],
    amountMinor: 'minor' in amount ? amount.minor : null,
    mobileNumber: mobile !== null && 'number' in mobile ? mobile.number : null,
    addressWarnings: isPostal(kind) ? warnOfAddress(readAddress(text)) : [],
  };
}

function refusalOfCell(text: string): Refusal | null {
  if (FAILED_CELL.test(text)) return { key: 'error.cell.failed' };
  return text.includes(LOST_CHARACTER) ? { key: 'error.cell.unreadable' } : null;
}

type ReadField = (field: UploadField) => string;
type FieldResults = readonly (readonly [UploadField, Refusal | null])[];

function checkLineAmount(amount: string | number, item: UploadItem | undefined, rules: UploadRules): AmountVerdict {
  const currencyCode = item?.amountRule.currencyCode ?? rules.currencyCode;
  const check = (value: string): AmountVerdict =>
    item === undefined ? checkAmount(value, currencyCode) : checkRewardAmount(value, item.amountRule);
  if (typeof amount === 'number') return check(String(amount));
  const readings = amountReadings(amount, currencyCode);
  const [reading, other] = readings;
  if (reading === undefined) return checkAmount(amount, currencyCode);
  const { marks } = amountMarks(amount);
  // A comma separates decimals for some and thousands for others: nobody but the writer of the file knows.
  if (other === undefined && !marks.includes(',')) return check(reading);
  const { decimalMark } = rules;
  if (decimalMark === null) return { refusal: { key: 'error.amount.ambiguous', values: { amount } } };
  const isMeant = (text: string): boolean => text.includes('.') === marks.endsWith(decimalMark);
  const meant = readings.find(isMeant);
  return meant === undefined ? { refusal: { key: 'error.amount.notANumber' } } : check(meant);
}

/** Tells why a text names no reward. `resembling`: the codes of those that it may mean. */
function refuseReward(text: string, { findReward }: UploadRules): Refusal {
  if (text === '') return { key: 'error.utid.required' };
  const name = text.slice(0, LONGEST_NAME);
  const match = findReward(text);
  if (match.kind === 'ambiguous') {
    const resembling = match.rewards.map(({ utid }) => utid).join(' ');
    return { key: 'error.reward.ambiguous', values: { name, number: String(match.rewards.length), resembling } };
  }
  const nearest = match.kind === 'unknown' ? match.findNearest() : null;
  if (nearest !== null)
    return {
      key: 'error.reward.resembling',
      values: { name, nearest: nearest.rewardName, resembling: nearest.utid },
    };
  return isCode(text)
    ? { key: 'error.item.notFound', values: { utid: text } }
    : { key: 'error.reward.unknown', values: { name } };
}

function checkItem(kind: UploadKind, item: UploadItem): Refusal | null {
  const { rewardName } = item;
  if (!item.isAvailable) return { key: 'error.item.unavailable', values: { rewardName } };
  return item.deliveryMethods.includes(kind) ? null : { key: 'error.delivery.notOffered', values: { rewardName } };
}

/** Validates a text in which no placeholder is filled. Null when valid. */
const withoutBraces = (text: string, check: (text: string) => Refusal | null): Refusal | null =>
  /[{}]/.test(text) ? { key: 'error.text.braces' } : check(text);

const checkSender = (name: string): Refusal | null => withoutBraces(name, checkSenderName);

/** A number as spreadsheets write long ones: the digits that it leaves out are gone. */
const SHORTENED_NUMBER = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

/** Reads the number of a cell as spreadsheets write it. */
export function checkNumberCell(cell: string): MobileVerdict {
  if (cell === '') return { refusal: { key: 'error.phone.missing' } };
  if (SHORTENED_NUMBER.test(cell)) return { refusal: { key: 'error.phone.shortened' } };
  // An apostrophe keeps a spreadsheet from reading a text as a number.
  return checkMobileNumber(cell.replace(/^['’]/, ''));
}

function checkTexted(cell: string, { allowlist, optedOut }: UploadRules): MobileVerdict {
  const verdict = checkNumberCell(cell);
  if ('refusal' in verdict) return verdict;
  if (allowlist !== null) return { refusal: { key: 'error.phone.allowlist' } };
  const { number } = verdict;
  return optedOut.has(number)
    ? { refusal: { key: 'error.phone.optedOut', values: { mobileNumber: number } } }
    : verdict;
}

const checkDigital = (kind: UploadKind, text: ReadField, rules: UploadRules): FieldResults => [
  ['recipientEmail', kind === 'EMAIL' ? checkListed(text('recipientEmail'), rules) : null],
  ['etid', checkEtid(text('etid'), rules.etids)],
  ['emailSubject', checkSubject(text('emailSubject'))],
  ['message', withoutBraces(text('message'), checkMessage)],
];

function checkListed(email: string, { blockedDomains, allowlist }: UploadRules): Refusal | null {
  const refusal = checkRecipientEmail(email, blockedDomains);
  if (refusal !== null || allowlist === null || allowlist.has(emailKey(email))) return refusal;
  return { key: 'error.email.notListed' };
}

/** Without one the standard template is used. */
function checkEtid(id: string, known: ReadonlySet<string>): Refusal | null {
  if (id === '' || known.has(id)) return null;
  return { key: isEtid(id) ? 'error.etid.invalid' : 'error.etid.format', values: { id } };
}

const LETTER_CELLS = {
  toName: 'personalizationToName',
  fromName: 'personalizationFromName',
  letterHeadTitle: 'letterHeadTitle',
  message: 'message',
} as const satisfies Record<LetterField, UploadField>;

function checkPostal(
  kind: UploadKind,
  text: ReadField,
  item: UploadItem | undefined,
  { ptids, allowlist }: UploadRules,
): FieldResults {
  const address: FieldResults = [
    // Files of addresses do not say who is on the list.
    ['recipientLastName', allowlist === null ? null : { key: 'error.recipient.allowlist' }],
    ...checkMailedAddress(readAddress(text)).map(([part, refusal]) => [toCell(part), refusal] as const),
  ];
  if (kind !== 'MAILED') return [...address, ['quantity', checkQuantity(text('quantity'))]];
  // Nobody can tell whether a reward that is not known is printed.
  const isPrintable = item?.isPrintable ?? true;
  const letter = checkLetter({
    toName: text(LETTER_CELLS.toName),
    fromName: text(LETTER_CELLS.fromName),
    letterHeadTitle: text(LETTER_CELLS.letterHeadTitle),
    message: text(LETTER_CELLS.message),
  }).map(([field, refusal]) => [LETTER_CELLS[field], refusal] as const);
  return [...address, ['ptid', checkPtid(text('ptid'), { isPrintable, isKnown: (id) => ptids.has(id) })], ...letter];
}

const checkQuantity = (text: string): Refusal | null =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= SETTINGS.orders.quantityMax
    ? null
    : { key: 'error.quantity.invalid' };

const toCell = (part: keyof MailedAddress): UploadField => `recipientAddress.${part}`;

const readAddress = (text: ReadField): MailedAddress => ({
  companyName: text('recipientAddress.companyName'),
  streetLine1: text('recipientAddress.streetLine1'),
  streetLine2: text('recipientAddress.streetLine2'),
  city: text('recipientAddress.city'),
  stateOrProvince: text('recipientAddress.stateOrProvince'),
  postalCode: text('recipientAddress.postalCode'),
  country: text('recipientAddress.country'),
});

const warnOfAddress = (address: MailedAddress) =>
  listAddressWarnings(address).map(([part, warning]) => [toCell(part), warning] as const);
