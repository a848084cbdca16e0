import { fillPlaceholders } from '@portal/shared/domain/ordering/templatePlaceholders';
import { countTextParts } from '../../texts/countTextParts.ts';
import { deliveryTexts } from '../../texts/deliveryTexts.ts';
import { inLanguage } from '../../texts/standardTemplate.ts';
import { rewardPagePath, SAMPLE_TOKEN, TOKEN_LENGTH } from './rewardPagePath.ts';
import { languageIn, tagsOf, type RewardMailFacts, type TagFacts } from './toRewardMail.ts';

/** Inputs of a text message besides its link. */
type RewardTextFacts = TagFacts & Pick<RewardMailFacts, 'etid' | 'subject_template' | 'sms_message_body'>;

/** A text message with a reward, and how many messages carriers count for it. */
interface RewardText {
  readonly body: string;
  readonly parts: number;
}

/** Signs that editors put in by themselves, each of which would make the whole text count as one in another script. */
const TYPED_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2009\u202f]/g, ' '],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[\u2013\u2014]/g, '-'],
  [/\u2026/g, '...'],
];

const withTypedSigns = (text: string): string =>
  TYPED_SIGNS.reduce((typed, [sign, plain]) => typed.replaceAll(sign, plain), text);

/** Composes a reward's text message, for sending and for the preview alike: template, carrier message, link, how to end. */
export function composeRewardText(facts: RewardTextFacts, url: string, carrierMessage: string | null): RewardText {
  const row = inLanguage(facts, facts.lang_key);
  const language = languageIn(row);
  const { stopText, standardTemplate } = deliveryTexts(language);
  const template = row.sms_message_body?.trim() || standardTemplate.smsMessage;
  const words = fillPlaceholders(template, tagsOf(row, language));
  const textWith = (link: string): string =>
    [words, carrierMessage ?? '', link, stopText]
      .map((part) => withTypedSigns(part).trim())
      .filter((part) => part !== '')
      .join('\n');
  return { body: textWith(url), parts: countTextParts(textWith(asLongAsReal(url))) };
}

/** A preview leads to the sample, whose token is shorter than those of rewards. */
const asLongAsReal = (url: string): string =>
  url.endsWith(rewardPagePath(SAMPLE_TOKEN)) ? url + 'x'.repeat(TOKEN_LENGTH - SAMPLE_TOKEN.length) : url;
