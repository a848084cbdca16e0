import type { ApiCredentialAction, Language } from '@portal/shared/domain/enumerations';
import { fillText } from './deliveryTexts.ts';

/** The texts of a file of the history of API keys. */
export interface CredentialFileTexts {
  readonly headings: readonly string[];
  readonly actions: Readonly<Record<ApiCredentialAction, string>>;
}

const TEXTS: Readonly<Record<Language, CredentialFileTexts>> = {
  en: {
    headings: ['Date ({zone})', 'Action', 'Key', 'Key ID', 'Name', 'Email'],
    actions: { CREATED: 'Created', REVEALED: 'Revealed', DEACTIVATED: 'Deactivated' },
  },
  es: {
    headings: ['Fecha ({zone})', 'Acción', 'Clave', 'Identificador de la clave', 'Nombre', 'Correo electrónico'],
    actions: { CREATED: 'Creada', REVEALED: 'Mostrada', DEACTIVATED: 'Desactivada' },
  },
  fr: {
    headings: ['Date ({zone})', 'Action', 'Clé', 'Identifiant de la clé', 'Nom', 'E-mail'],
    actions: { CREATED: 'Créée', REVEALED: 'Affichée', DEACTIVATED: 'Désactivée' },
  },
  ja: {
    headings: ['日時 ({zone})', '操作', 'キー', 'キーの識別子', '名前', 'メールアドレス'],
    actions: { CREATED: '作成', REVEALED: '表示', DEACTIVATED: '無効化' },
  },
  'zh-CN': {
    headings: ['日期 ({zone})', '操作', '密钥', '密钥标识符', '姓名', '电子邮件'],
    actions: { CREATED: '创建', REVEALED: '显示', DEACTIVATED: '停用' },
  },
};

/** Returns the texts of such a file; its times are those of the zone. */
export const credentialFileTexts = (language: Language, timeZone: string): CredentialFileTexts => ({
  ...TEXTS[language],
  headings: TEXTS[language].headings.map((heading) => fillText(heading, { zone: timeZone })),
});
