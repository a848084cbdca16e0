import type { AgreementKind, Language } from '@portal/shared/domain/enumerations';
import { fillText } from './deliveryTexts.ts';

/** The texts of a file of agreements. */
export interface AgreementFileTexts {
  readonly headings: readonly string[];
  readonly kinds: Readonly<Record<AgreementKind, string>>;
}

const TEXTS: Readonly<Record<Language, AgreementFileTexts>> = {
  en: {
    headings: ['Date ({zone})', 'Name', 'Email', 'Agreement', 'Version', 'Language', 'IP address', 'Bank account'],
    kinds: { TERMS: 'Terms of service', BANK_DEBIT: 'Authorization of bank debits' },
  },
  es: {
    headings: [
      'Fecha ({zone})',
      'Nombre',
      'Correo electrónico',
      'Acuerdo',
      'Versión',
      'Idioma',
      'Dirección IP',
      'Cuenta bancaria',
    ],
    kinds: { TERMS: 'Condiciones del servicio', BANK_DEBIT: 'Autorización de cargos bancarios' },
  },
  fr: {
    headings: ['Date ({zone})', 'Nom', 'E-mail', 'Accord', 'Version', 'Langue', 'Adresse IP', 'Compte bancaire'],
    kinds: { TERMS: 'Conditions d’utilisation', BANK_DEBIT: 'Autorisation de prélèvements bancaires' },
  },
  ja: {
    headings: ['日時 ({zone})', '名前', 'メールアドレス', '同意の内容', '版', '言語', 'IPアドレス', '銀行口座'],
    kinds: { TERMS: '利用規約', BANK_DEBIT: '銀行口座引き落としの許可' },
  },
  'zh-CN': {
    headings: ['日期 ({zone})', '姓名', '电子邮件', '协议', '版本', '语言', 'IP 地址', '银行账户'],
    kinds: { TERMS: '服务条款', BANK_DEBIT: '银行账户扣款授权' },
  },
};

/** Returns the texts of such a file; its times are those of the zone. */
export const agreementFileTexts = (language: Language, timeZone: string): AgreementFileTexts => ({
  ...TEXTS[language],
  headings: TEXTS[language].headings.map((heading) => fillText(heading, { zone: timeZone })),
});
