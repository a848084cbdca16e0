import type { DeliveryTexts } from './languages/DeliveryTexts.ts';
import type { Language } from '@portal/shared/domain/enumerations';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { ja } from './languages/ja.ts';
import { zhCn } from './languages/zhCn.ts';

const TEXTS: Readonly<Record<Language, DeliveryTexts>> = { en, es, fr, ja, 'zh-CN': zhCn };

/** The delivery texts of a language. */
export const deliveryTexts = (language: Language): DeliveryTexts => TEXTS[language];

/** True when every placeholder of a text has a value. */
export const isFilled = (text: string, values: Readonly<Record<string, string>>): boolean =>
  [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in values);

/** A text with its placeholders filled in, as plain text. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
