import { CodePage } from './CodePage.tsx';
import { ExpiredPasswordPage } from './ExpiredPasswordPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ForgotPasswordSentPage } from './ForgotPasswordSentPage.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { RegisterPhonePage } from './RegisterPhonePage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

/** The pages beside sign-in, by the key of their title. */
export const RECOVERY_PAGES = {
  'mfa:code.title': CodePage,
  'mfa:phone.title': RegisterPhonePage,
  'recovery:title.forgot': ForgotPasswordPage,
  'recovery:title.sent': ForgotPasswordSentPage,
  'recovery:title.reset': ResetPasswordPage,
  'recovery:title.expired': ExpiredPasswordPage,
  'recovery:title.invitation': InvitationPage,
} as const;

export type RecoveryTitle = keyof typeof RECOVERY_PAGES;
