import type { Language } from '@portal/shared/domain/enumerations';
import { fillText } from '../../texts/deliveryTexts.ts';
import { formatLastDay, formatMoney } from '../../texts/formatMoney.ts';
import type { LetterTexts } from '../../texts/letters/letterTexts.ts';
import type { LetterDocument } from '../LetterDocument.ts';

/** The recipient's address, as its line keeps it. */
export interface LetterAddress {
  readonly companyName?: string | null;
  readonly streetLine1: string;
  readonly streetLine2?: string | null;
  readonly city: string;
  readonly stateOrProvince: string;
  readonly postalCode: string;
}

/** The content of a letter. */
export interface LetterData {
  readonly language: Language;
  /** The time of the reward's issue, so that the letter is the same whenever it is drawn. */
  readonly createdAt: Date;
  readonly organization: string;
  /** Shown instead of the organisation's name. */
  readonly logo: Uint8Array | null;
  readonly usesLogo: boolean;
  readonly colour: string;
  readonly recipientName: string;
  readonly address: LetterAddress | null;
  readonly letterHeadTitle: string;
  readonly toName: string;
  readonly fromName: string;
  readonly message: string;
  readonly rewardName: string;
  readonly amountMinor: bigint;
  readonly quantity: number;
  readonly currencyCode: string;
  readonly expiresAt: Date | null;
  readonly reference: string;
  readonly url: string;
  /** A preview: its code and its address lead to no reward. */
  readonly isSample: boolean;
  readonly support: string;
}

/** The letter that brings a printed reward: preview, print and what the printer gets are this one. */
export function letterDocument(data: LetterData, texts: LetterTexts): LetterDocument {
  const { language, createdAt, organization, colour, reference, isSample } = data;
  return {
    kind: 'LETTER',
    language,
    createdAt,
    title: fillText(texts.title, { reference }),
    issuer: { name: organization },
    colour,
    redemption: {
      logo: data.usesLogo && data.logo !== null ? { bytes: data.logo } : null,
      organization: data.usesLogo ? organization : null,
      address: addressLines(data),
      heading: texts.heading,
      amount: amountOf(data),
      rewardName: data.rewardName,
      codeContent: data.url,
      codeText: isSample ? texts.sample : texts.scan,
      sample: isSample ? texts.sample : null,
      scan: texts.scan,
      link: data.url.replace(/^https:\/\//, ''),
      notes: notesOf(data, texts),
      support: data.support,
    },
    greeting: {
      title: data.letterHeadTitle,
      to: labelled(texts.to, data.toName),
      message: data.message,
      from: labelled(texts.from, data.fromName),
    },
  };
}

const labelled = (label: string, name: string) => (name === '' ? null : { label, name });

function addressLines({ recipientName, address }: LetterData): string[] {
  if (address === null) return [recipientName];
  const { companyName, streetLine1, streetLine2, city, stateOrProvince, postalCode } = address;
  return [recipientName, companyName, streetLine1, streetLine2, `${city}, ${stateOrProvince} ${postalCode}`].flatMap(
    (line) => (line ? [line] : []),
  );
}

function amountOf({ amountMinor, currencyCode, language, quantity }: LetterData): string {
  const amount = formatMoney(amountMinor, currencyCode, language);
  return quantity === 1 ? amount : `${quantity} × ${amount}`;
}

function notesOf({ expiresAt, language, reference }: LetterData, texts: LetterTexts): string[] {
  const expires = expiresAt === null ? [] : [fillText(texts.expires, { date: formatLastDay(expiresAt, language) })];
  return [...expires, texts.keepPrivate, fillText(texts.reference, { reference })];
}
