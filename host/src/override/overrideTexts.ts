import type { Language } from '@portal/shared/domain/enumerations';
import type { OverrideTexts } from './texts/OverrideTexts.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ja } from './texts/ja.ts';
import { zhCn } from './texts/zhCn.ts';

const TEXTS: Readonly<Record<Language, OverrideTexts>> = { en, es, fr, ja, 'zh-CN': zhCn };

export const overrideTexts = (language: Language): OverrideTexts => TEXTS[language];
