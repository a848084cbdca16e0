import { PATHS } from '@portal/shared/domain/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import '../entities/mfa/locales.ts';
import './locales.ts';
import './recovery/locales.ts';

export const authRoutes: readonly RouteRow[] = [
  {
    path: PATHS.signIn,
    titleKey: 'auth:title.signIn',
    audience: 'anonymous',
    segmentName: 'Sign in',
    chrome: 'none',
    page: async () => (await import('./pages/SignInPage.tsx')).SignInPage,
  },
  {
    path: PATHS.mfa,
    titleKey: 'mfa:code.title',
    audience: 'anonymous',
    segmentName: 'MFA',
    chrome: 'none',
    page: async () => (await import('./pages/CodePage.tsx')).CodePage,
  },
  {
    path: PATHS.registerPhone,
    titleKey: 'mfa:phone.title',
    audience: 'anonymous',
    segmentName: 'Register phone',
    chrome: 'none',
    page: async () => (await import('./pages/RegisterPhonePage.tsx')).RegisterPhonePage,
  },
  {
    path: PATHS.forgotPassword,
    titleKey: 'recovery:title.forgot',
    audience: 'public',
    segmentName: 'Forgot password',
    chrome: 'none',
    page: async () => (await import('./pages/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: PATHS.forgotPasswordSent,
    titleKey: 'recovery:title.sent',
    audience: 'public',
    segmentName: 'Forgot password success',
    chrome: 'none',
    page: async () => (await import('./pages/ForgotPasswordSentPage.tsx')).ForgotPasswordSentPage,
  },
  {
    path: PATHS.resetPassword,
    titleKey: 'recovery:title.reset',
    audience: 'public',
    segmentName: 'Reset password',
    chrome: 'none',
    page: async () => (await import('./pages/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: PATHS.expiredPassword,
    titleKey: 'recovery:title.expired',
    audience: 'anonymous',
    segmentName: 'Expired password',
    chrome: 'none',
    page: async () => (await import('./pages/ExpiredPasswordPage.tsx')).ExpiredPasswordPage,
  },
  {
    path: PATHS.invitation,
    titleKey: 'recovery:title.invitation',
    audience: 'public',
    segmentName: 'Invitation',
    chrome: 'none',
    page: async () => (await import('./pages/InvitationPage.tsx')).InvitationPage,
  },
];
