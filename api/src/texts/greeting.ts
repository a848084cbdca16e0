import type { Language } from '@portal/shared/domain/enumerations';
import { deliveryTexts, fillText } from './deliveryTexts.ts';

/** Returns "Hello Ana," in a mail's language; `recipient` is empty where the name is not known. */
export function greetingOf(language: Language, recipient: string): string {
  const { mail } = deliveryTexts(language);
  return recipient === '' ? mail.helloNobody : fillText(mail.hello, { recipient });
}
