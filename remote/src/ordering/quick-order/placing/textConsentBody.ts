import type { PlaceOrderBody } from '@portal/shared/contract/orders';
import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { TEXT_CONSENT_WORDING } from '@portal/shared/domain/ordering/textConsent';
import { isApiError } from '../../../api/apiError.ts';
import type { Message } from '../../../i18n/message.ts';

/** The consent as it is sent with an order. */
export type TextConsentBody = NonNullable<PlaceOrderBody['textConsent']>;

/** Returns the sentence that was ticked, by version and language; null for an order without texts, which asks for none. */
export const toTextConsent = ({ texts }: Quote, locale: string): TextConsentBody | null =>
  texts === null
    ? null
    : { wording: TEXT_CONSENT_WORDING, language: LANGUAGES.find((language) => language === locale) ?? 'en' };

/** Returns why an order was refused for its consent; null for any other failure. */
export function getConsentRefusal(error: unknown): Message | null {
  const refused = isApiError(error) ? error.fields?.find(({ field }) => /^textConsent\b/.test(field)) : undefined;
  return refused === undefined ? null : { key: refused.i18nKey };
}
