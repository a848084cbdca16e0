import type { Language } from '@portal/shared/domain/enumerations';
import type { LoneModule } from '../app/modulePages.ts';

/** Names of the host's pages (the modules on their own, the order history, the whole portal) and of what stands beside them. */
export type NavTexts = Readonly<Record<LoneModule | 'orders' | 'portal' | 'balance' | 'signOut', string>>;

const TEXTS: Readonly<Record<Language, NavTexts>> = {
  en: {
    ordering: 'Order rewards',
    orders: 'Order history',
    funding: 'Funding',
    settings: 'Team settings',
    portal: 'Portal',
    balance: 'Balance',
    signOut: 'Sign out',
  },
  es: {
    ordering: 'Pedir recompensas',
    orders: 'Historial de pedidos',
    funding: 'Fondos',
    settings: 'Ajustes del equipo',
    portal: 'Portal',
    balance: 'Saldo',
    signOut: 'Cerrar sesión',
  },
  fr: {
    ordering: 'Commander des récompenses',
    orders: 'Historique des commandes',
    funding: 'Fonds',
    settings: 'Paramètres de l’équipe',
    portal: 'Portail',
    balance: 'Solde',
    signOut: 'Se déconnecter',
  },
  ja: {
    ordering: 'リワードを注文',
    orders: '注文履歴',
    funding: '入金',
    settings: 'チーム設定',
    portal: 'ポータル',
    balance: '残高',
    signOut: 'サインアウト',
  },
  'zh-CN': {
    ordering: '订购奖励',
    orders: '订单历史',
    funding: '资金',
    settings: '团队设置',
    portal: '门户',
    balance: '余额',
    signOut: '退出登录',
  },
};

export const navTexts = (language: Language): NavTexts => TEXTS[language];
