import type { PdfTexts } from './languages/PdfTexts.ts';
import type { Language } from '@portal/shared/domain/enumerations';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { ja } from './languages/ja.ts';
import { zhCn } from './languages/zhCn.ts';

const TEXTS: Readonly<Record<Language, PdfTexts>> = { en, es, fr, ja, 'zh-CN': zhCn };

/** The texts of documents in a language. */
export const pdfTexts = (language: Language): PdfTexts => TEXTS[language];
