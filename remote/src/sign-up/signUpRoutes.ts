import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** A company opens an account of its own; signed-in people have theirs. */
export const signUpRoutes: readonly RouteRow[] = [
  {
    path: PATHS.signup,
    titleKey: 'signUp:title.signUp',
    audience: 'anonymous',
    segmentName: 'Sign up',
    page: async () => (await import('./pages/SignUpPage.tsx')).SignUpPage,
    // The form stays on the screen between the addresses of its steps.
    children: [
      {
        path: PATHS.signupCompany,
        titleKey: 'signUp:title.company',
        audience: 'anonymous',
        segmentName: 'Sign up company',
        isInPlace: true,
      },
    ],
  },
  {
    path: PATHS.signupCheckEmail,
    titleKey: 'signUp:title.checkEmail',
    audience: 'anonymous',
    segmentName: 'Sign up check email',
    page: async () => (await import('./pages/CheckEmailPage.tsx')).CheckEmailPage,
  },
  ...[PATHS.signupVerify, PATHS.signupVerifyCut].map((path): RouteRow => ({
    path,
    titleKey: 'signUp:title.verify',
    audience: 'anonymous',
    segmentName: 'Sign up verify',
    page: async () => (await import('./pages/VerifySignUpPage.tsx')).VerifySignUpPage,
  })),
];
