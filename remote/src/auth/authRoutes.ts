import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import '../entities/mfa/locales.ts';
import './locales.ts';
import type { RecoveryTitle } from './pages/recoveryPages.ts';
import './recovery/locales.ts';

/** Everybody loads the rows: the pages share a part that loads with the first of them. */
const row = (
  path: string,
  titleKey: RecoveryTitle,
  audience: 'anonymous' | 'public',
  segmentName: string,
): RouteRow => ({
  path,
  titleKey,
  audience,
  segmentName,
  page: async () => (await import('./pages/recoveryPages.ts')).RECOVERY_PAGES[titleKey],
});

export const authRoutes: readonly RouteRow[] = [
  {
    path: PATHS.signIn,
    titleKey: 'auth:title.signIn',
    audience: 'anonymous',
    segmentName: 'Sign in',
    page: async () => (await import(/* webpackChunkName: "sign-in" */ './pages/SignInPage.tsx')).SignInPage,
  },
  {
    path: PATHS.companySignIn,
    titleKey: 'auth:title.company',
    audience: 'anonymous',
    segmentName: 'Company sign-in',
    page: async () => (await import('./pages/CompanySignInPage.tsx')).CompanySignInPage,
  },
  row(PATHS.mfa, 'mfa:code.title', 'anonymous', 'MFA'),
  row(PATHS.registerPhone, 'mfa:phone.title', 'anonymous', 'Register phone'),
  row(PATHS.forgotPassword, 'recovery:title.forgot', 'public', 'Forgot password'),
  row(PATHS.forgotPasswordSent, 'recovery:title.sent', 'public', 'Forgot password success'),
  row(PATHS.resetPassword, 'recovery:title.reset', 'public', 'Reset password'),
  row(PATHS.resetPasswordCut, 'recovery:title.reset', 'public', 'Reset password'),
  row(PATHS.expiredPassword, 'recovery:title.expired', 'anonymous', 'Expired password'),
  row(PATHS.invitation, 'recovery:title.invitation', 'public', 'Invitation'),
  row(PATHS.invitationCut, 'recovery:title.invitation', 'public', 'Invitation'),
];
