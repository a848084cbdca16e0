import type { Language } from '../domain/enumerations.ts';
import type { LoaderTexts } from './failureTexts.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ja } from './texts/ja.ts';
import { zhCn } from './texts/zhCn.ts';

const TEXTS: Readonly<Record<Language, LoaderTexts>> = { en, es, fr, ja, 'zh-CN': zhCn };

/** The loader's texts of a language. A host may import this lazily and begin with English. */
export const loaderTexts = (language: Language): LoaderTexts => TEXTS[language];
