import type { Language } from '@portal/shared/domain/enumerations';

interface SsoPageTexts {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** The page that posts a request to a company's sign-in, which mostly nobody sees. */
export const SSO_PAGE_TEXTS: Readonly<Record<Language, SsoPageTexts>> = {
  en: {
    title: 'Company sign-in',
    text: 'You are being taken to your company’s sign-in.',
    button: 'Continue',
  },
  es: {
    title: 'Inicio de sesión de empresa',
    text: 'Te llevamos al inicio de sesión de tu empresa.',
    button: 'Continuar',
  },
  fr: {
    title: 'Connexion d’entreprise',
    text: 'Vous allez être redirigé vers la connexion de votre entreprise.',
    button: 'Continuer',
  },
  ja: {
    title: '会社のサインイン',
    text: '会社のサインイン画面に移動します。',
    button: '続ける',
  },
  'zh-CN': {
    title: '公司登录',
    text: '正在前往贵公司的登录页面。',
    button: '继续',
  },
};
