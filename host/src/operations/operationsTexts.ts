import type { OperationsTexts } from './texts/OperationsTexts.ts';
import type { Language } from '@portal/shared/domain/enumerations';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ja } from './texts/ja.ts';
import { zhCn } from './texts/zhCn.ts';

const TEXTS: Readonly<Record<Language, OperationsTexts>> = { en, es, fr, ja, 'zh-CN': zhCn };

export const operationsTexts = (language: Language): OperationsTexts => TEXTS[language];
