import type { Language } from '@portal/shared/domain/enumerations';
import type { LoneModule } from '../app/modulePages.ts';

/** Names of the host's pages: the modules on their own, and the whole portal. */
export type NavTexts = Readonly<Record<LoneModule | 'portal', string>>;

const TEXTS: Readonly<Record<Language, NavTexts>> = {
  en: { ordering: 'Order rewards', funding: 'Fund accounts', settings: 'Team settings', portal: 'Portal' },
  es: { ordering: 'Pedir recompensas', funding: 'Añadir fondos', settings: 'Ajustes del equipo', portal: 'Portal' },
  fr: {
    ordering: 'Commander des récompenses',
    funding: 'Approvisionner les comptes',
    settings: 'Paramètres de l’équipe',
    portal: 'Portail',
  },
  ja: { ordering: 'リワードを注文', funding: 'アカウントに入金', settings: 'チーム設定', portal: 'ポータル' },
  'zh-CN': { ordering: '订购奖励', funding: '账户充值', settings: '团队设置', portal: '门户' },
};

export const navTexts = (language: Language): NavTexts => TEXTS[language];
