import { LANGUAGES, type Language } from '../enumerations.ts';
import { nameKey } from '../people/names.ts';
import type { DefaultRole } from './defaultRoles.ts';

/** The names of the default roles as people read them. */
export const ROLE_LABELS: Readonly<Record<Language, Readonly<Record<DefaultRole, string>>>> = {
  en: { admin: 'Administrator', standard: 'Standard', 'support lead': 'Support lead', support: 'Support' },
  es: { admin: 'Administrador', standard: 'Estándar', 'support lead': 'Responsable de soporte', support: 'Soporte' },
  fr: {
    admin: 'Administrateur',
    standard: 'Standard',
    'support lead': 'Responsable de l’assistance',
    support: 'Assistance',
  },
  ja: { admin: '管理者', standard: '標準', 'support lead': 'サポート責任者', support: 'サポート' },
  'zh-CN': { admin: '管理员', standard: '标准', 'support lead': '支持主管', support: '支持' },
};

/** Other widths, accents, blanks and apostrophes do not make another name to a reader. */
const NOT_READ = /[\p{M}\s'’]/gu;
const labelKey = (name: string): string => nameKey(name.normalize('NFKD')).normalize('NFKD').replaceAll(NOT_READ, '');

const LABEL_KEYS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => Object.values(ROLE_LABELS[language]).map(labelKey)),
);

/** True for a name that people read as that of a default role, in any language. */
export const isDefaultRoleLabel = (name: string): boolean => LABEL_KEYS.has(labelKey(name));
