import type { Language } from '@portal/shared/domain/enumerations';
import { fillText } from './deliveryTexts.ts';

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Time ({zone})', 'Who', 'Organization', 'Organization ID', 'Action', 'Record type', 'Record', 'Details'],
  es: [
    'Hora ({zone})',
    'Quién',
    'Organización',
    'Identificador de la organización',
    'Acción',
    'Tipo de registro',
    'Registro',
    'Detalles',
  ],
  fr: [
    'Heure ({zone})',
    'Qui',
    'Organisation',
    'Identifiant de l’organisation',
    'Action',
    'Type d’élément',
    'Élément',
    'Détails',
  ],
  ja: ['日時 ({zone})', '実行者', '組織', '組織の識別子', '操作', '記録の種類', '記録', '詳細'],
  'zh-CN': ['时间 ({zone})', '操作者', '组织', '组织标识符', '操作', '记录类型', '记录', '详情'],
};

/** The headings of a file of the audit log; its times are those of the zone. */
export const auditFileHeadings = (language: Language, timeZone: string): readonly string[] =>
  HEADINGS[language].map((heading) => fillText(heading, { zone: timeZone }));
