import { SETTINGS } from '@portal/shared/domain/settings';
import { toMinor } from '@portal/shared/domain/money/money';
import type { DemoBrand, DemoItem } from './DemoBrand.ts';

/** Differences from a digital gift card. */
export type Extras = Partial<Omit<DemoItem, 'utid' | 'name' | 'currencyCode'>>;

const AT_THE_TILL =
  'In a shop: show the QR code, or read out the card number and the PIN.\nOnline: choose “gift card” when you pay and enter both.';
const ON_A_CARD = 'The card works at the till like any bank card. The PIN is under the strip on its back.';
const BY_LINK =
  'Open the redemption address, enter the security code, and choose where to spend the amount. You may split it as often as you like.';

const minor = (amount: number, currencyCode: string): bigint => {
  const value = toMinor(amount, currencyCode);
  if (value === null) throw new RangeError(`${amount} is no amount of ${currencyCode}`);
  return value;
};

const digital = (utid: string, name: string, currencyCode: string): DemoItem => ({
  utid,
  name,
  currencyCode,
  fulfillmentType: 'DIGITAL',
  valueType: 'VARIABLE_VALUE',
  rewardType: 'gift card',
  faceMinor: null,
  minMinor: null,
  maxMinor: null,
  optionsMinor: [],
  isWhole: false,
  deliveryMethods: ['EMAIL'],
  attributes: ['In shops', 'Online'],
  adjustmentMillionths: 0n,
  feeMillionths: 0n,
  isAvailable: true,
  availability: 'IN_STOCK',
  unavailableDays: null,
  isSchedulable: false,
  isPrintable: false,
  validityDays: SETTINGS.reward.validityDays,
  credentials: ['CARD_NUMBER', 'PIN'],
  instructions: AT_THE_TILL,
});

/** Any amount from `min` to `max` (major units). */
export const range = (
  utid: string,
  name: string,
  currencyCode: string,
  [min, max]: readonly [number, number],
  extras: Extras = {},
): DemoItem => ({
  ...digital(utid, name, currencyCode),
  minMinor: minor(min, currencyCode),
  maxMinor: minor(max, currencyCode),
  ...extras,
});

/** One amount (major units). */
export const fixed = (
  utid: string,
  name: string,
  currencyCode: string,
  value: number,
  extras: Extras = {},
): DemoItem => ({
  ...digital(utid, name, currencyCode),
  valueType: 'FIXED_VALUE',
  faceMinor: minor(value, currencyCode),
  ...extras,
});

/** One of several amounts (major units). */
export const choice = (
  utid: string,
  name: string,
  currencyCode: string,
  options: readonly number[],
  extras: Extras = {},
): DemoItem => ({
  ...digital(utid, name, currencyCode),
  valueType: 'SUMMARY_VALUE',
  optionsMinor: options.map((option) => minor(option, currencyCode)),
  ...extras,
});

/** A plastic card that is mailed. */
export const MAILED: Extras = {
  fulfillmentType: 'PHYSICAL',
  deliveryMethods: ['MAILED'],
  isSchedulable: false,
  validityDays: null,
  instructions: ON_A_CARD,
};

/** Boxes of cards for one address. */
export const BULK: Extras = {
  fulfillmentType: 'BULK_PROVISIONING_SUPPORTED',
  deliveryMethods: ['BULK_PHYSICAL'],
  isSchedulable: false,
  validityDays: null,
  instructions: ON_A_CARD,
};

/** A link whose recipient chooses a brand. */
export const LINK: Extras = {
  rewardType: 'reward link',
  isSchedulable: true,
  credentials: ['REDEMPTION_URL', 'SECURITY_CODE'],
  attributes: ['Choice of brands', 'Online'],
  instructions: BY_LINK,
};

export const TEXTED: Extras = { deliveryMethods: ['EMAIL', 'MOBILE'] };

/** Out of stock. */
export const soldOut = (days: number): Extras => ({
  isAvailable: false,
  availability: 'OUT_OF_STOCK',
  unavailableDays: days,
});

/** Redemption instructions of brands that do not use English. */
const AT_THE_TILL_IN = {
  de: 'Im Laden: den QR-Code zeigen oder Kartennummer und PIN nennen.\nIm Netz: beim Bezahlen „Gutschein“ wählen und beides eingeben.',
  es: 'En tienda: muestre el código QR o diga el número de la tarjeta y el PIN.\nEn línea: elija «tarjeta regalo» al pagar e introduzca ambos.',
  fr: 'En boutique : présentez le code QR ou donnez le numéro de la carte et le code PIN.\nEn ligne : choisissez « carte cadeau » au moment de payer et saisissez les deux.',
  it: 'In negozio: mostra il codice QR oppure comunica il numero della carta e il PIN.\nOnline: scegli «carta regalo» al pagamento e inserisci entrambi.',
  ja: '店頭では、QRコードを提示するか、カード番号と暗証番号をお伝えください。\nオンラインでは、お支払い方法で「ギフトカード」を選び、両方を入力してください。',
  nl: 'In de winkel: laat de QR-code zien of noem het kaartnummer en de pincode.\nOnline: kies bij het betalen ‘cadeaubon’ en vul beide in.',
};

type BrandFacts = Omit<DemoBrand, 'service' | 'items'> &
  Partial<Pick<DemoBrand, 'service'>> & { readonly language?: keyof typeof AT_THE_TILL_IN };

/** A brand; its issuing service is available by default. */
export const brand = ({ language, ...facts }: BrandFacts, items: readonly DemoItem[]): DemoBrand => ({
  service: 'AVAILABLE',
  ...facts,
  items:
    language === undefined
      ? items
      : items.map((item) =>
          item.instructions === AT_THE_TILL ? { ...item, instructions: AT_THE_TILL_IN[language] } : item,
        ),
});
