import type { DemoBrand, DemoItem } from './DemoBrand.ts';
import { BULK, choice, fixed, LINK, MAILED, range, soldOut, TEXTED, type Extras } from './demoItems.ts';

interface OfferOf {
  readonly utid: string;
  readonly brand: Pick<DemoBrand, 'name' | 'countries' | 'categories'>;
  readonly currencyCode: string;
  readonly instructions: string;
}

/** Modifiers of an offer; the text after a colon is the modifier's argument. */
const WORDS: Readonly<Record<string, (value: number) => Extras>> = {
  whole: () => ({ isWhole: true }),
  sms: () => TEXTED,
  card: () => MAILED,
  bulk: () => BULK,
  link: () => LINK,
  promo: () => ({ rewardType: 'promo' }),
  code: () => ({ credentials: ['CARD_CODE'] }),
  low: () => ({ availability: 'LOW_STOCK' }),
  ever: () => ({ validityDays: null }),
  out: (days) => soldOut(days),
  days: (days) => ({ validityDays: days }),
  adjust: (percent) => ({ adjustmentMillionths: BigInt(percent * 10_000) }),
  fee: (percent) => ({ feeMillionths: BigInt(percent * 10_000) }),
};

const GIFT_WORDS: Readonly<Record<string, string>> = {
  AT: 'Gutschein',
  BR: 'vale-presente',
  CH: 'Gutschein',
  DE: 'Gutschein',
  ES: 'tarjeta regalo',
  FR: 'carte cadeau',
  IT: 'carta regalo',
  MX: 'tarjeta de regalo',
  NL: 'cadeaubon',
  PT: 'cartão-presente',
};

/**
 * One reward of a brand table: `20..500` any amount, `10/20` one of several, `25` one amount (major units), then words
 * such as `whole`, `card`, `fee:2` (percent), `adjust:-2` (percent), `days:730` (validity) or `in:CAD` (another currency than the brand's).
 */
export function parseOffer(offer: string, { utid, brand, currencyCode, instructions }: OfferOf): DemoItem {
  const [amounts = '', ...words] = offer.split(' ');
  const other = words.find((word) => word.startsWith('in:'))?.slice(3);
  const extras = words.filter((word) => !word.startsWith('in:')).map(meaningOf);
  const merged = extras.reduce<Extras>((all, extra) => ({ ...all, ...extra }), { instructions });
  const name = [`${brand.name} ${kindName(words, brand.countries)}`, other].filter(Boolean).join(' ');
  return item(amounts, utid, name, other ?? currencyCode, merged);
}

function item(amounts: string, utid: string, name: string, currencyCode: string, extras: Extras): DemoItem {
  const values = amounts.split(/\.\.|\//).map(Number);
  const [first = Number.NaN, second = Number.NaN] = values;
  if (amounts.includes('..')) return range(utid, name, currencyCode, [first, second], extras);
  if (amounts.includes('/')) return choice(utid, name, currencyCode, values, extras);
  return fixed(utid, `${name} ${amounts}`, currencyCode, first, extras);
}

function meaningOf(text: string): Extras {
  const [word = '', value = ''] = text.split(':');
  const meaning = WORDS[word];
  if (meaning === undefined) throw new RangeError(`No offer is described by “${text}”`);
  return meaning(Number(value));
}

function kindName(words: readonly string[], countries: readonly string[]): string {
  const isCard = words.includes('card');
  if (words.includes('link')) return isCard ? 'Reward Link, printed' : 'Reward Link';
  if (words.includes('promo')) return 'Promo';
  if (words.includes('bulk')) return 'Card, bulk';
  return isCard ? 'Card' : (GIFT_WORDS[countries[0] ?? ''] ?? 'eGift');
}
