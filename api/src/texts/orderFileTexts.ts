import type { Language } from '@portal/shared/domain/enumerations';
import { fillText } from './deliveryTexts.ts';
import { en } from './orderFiles/en.ts';
import { es } from './orderFiles/es.ts';
import { fr } from './orderFiles/fr.ts';
import { ja } from './orderFiles/ja.ts';
import type { OrderFileTexts } from './orderFiles/OrderFileTexts.ts';
import { zhCN } from './orderFiles/zh-CN.ts';

const TEXTS: Readonly<Record<Language, OrderFileTexts>> = { en, es, fr, ja, 'zh-CN': zhCN };

/** Headings and words of files of orders and of line items in a language; their times are those of the zone. */
export function orderFileTexts(language: Language, timeZone: string): OrderFileTexts {
  const texts = TEXTS[language];
  const zoned = (heading: string) => fillText(heading, { zone: timeZone });
  const { createdDate, issued, lastResent } = texts.headings;
  const times = { createdDate: zoned(createdDate), issued: zoned(issued), lastResent: zoned(lastResent) };
  return { ...texts, headings: { ...texts.headings, ...times } };
}
