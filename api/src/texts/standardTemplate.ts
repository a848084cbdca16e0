import { languageOf } from '@portal/shared/domain/people/languages';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import { deliveryTexts } from './deliveryTexts.ts';

interface TemplateTexts {
  readonly etid: string | null;
  readonly from_name: string | null;
  readonly subject_template: string | null;
}

/** Returns a template with what it says to a sender of that language: the standard one's texts follow the sender. */
export function inLanguage<Row extends TemplateTexts>(row: Row, langKey: string): Row {
  if (row.etid !== STANDARD_ETID) return row;
  const { name, fromName, subject, smsMessage } = deliveryTexts(languageOf(langKey)).standardTemplate;
  return { ...row, name, from_name: fromName, subject_template: subject, sms_message_body: smsMessage };
}

/** Returns the name of a template for a reader of that language: the standard one has a name in each. */
export const templateNameIn = <Name extends string | null>(
  etid: string | null,
  name: Name,
  langKey: string,
): Name | string => (etid === STANDARD_ETID ? deliveryTexts(languageOf(langKey)).standardTemplate.name : name);
