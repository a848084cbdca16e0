import type { Failure } from '../../errors/AppError.ts';

export const IDENTITY_FAILURES = {
  signInFailed: {
    status: 401,
    i18nKey: 'error.signIn.failed',
    description: 'E-mail address or password are not right.',
  },
  signInPaused: {
    status: 429,
    i18nKey: 'error.signIn.paused',
    description: 'Too many attempts. Wait a moment and try again.',
  },
  captchaRequired: {
    status: 422,
    i18nKey: 'error.captcha.required',
    description: 'Solve a captcha (GET /api/captcha) and send its answer.',
  },
  captchaFailed: {
    status: 422,
    i18nKey: 'error.captcha.failed',
    description: 'This answer to the captcha is wrong, too late or used before.',
  },
  passwordWrong: {
    status: 400,
    i18nKey: 'error.password.wrong',
    description: 'The current password is not right.',
  },
  passwordRules: {
    status: 400,
    i18nKey: 'error.password.rules',
    description: 'The new password does not meet the rules.',
    fields: [{ field: 'newPassword', i18nKey: 'error.password.rules' }],
  },
  passwordCommon: {
    status: 400,
    i18nKey: 'error.password.common',
    description: 'The new password is one that many people use.',
    fields: [{ field: 'newPassword', i18nKey: 'error.password.common' }],
  },
  passwordOwnAddress: {
    status: 400,
    i18nKey: 'error.password.ownAddress',
    description: 'The new password contains the user’s e-mail address.',
    fields: [{ field: 'newPassword', i18nKey: 'error.password.ownAddress' }],
  },
  passwordReused: {
    status: 400,
    i18nKey: 'error.password.reused',
    description: 'The new password is one that the user had before.',
    fields: [{ field: 'newPassword', i18nKey: 'error.password.reused' }],
  },
  linkUnknown: {
    status: 404,
    i18nKey: 'error.passwordLink.unknown',
    description: 'There is no such link.',
  },
  linkUsed: {
    status: 410,
    i18nKey: 'error.passwordLink.used',
    description: 'This link was used already, or a newer password was set.',
  },
  linkExpired: {
    status: 410,
    i18nKey: 'error.passwordLink.expired',
    description: 'This link has expired.',
  },
  invitationUnknown: {
    status: 404,
    i18nKey: 'error.invitation.unknown',
    description: 'There is no such invitation.',
  },
  invitationUsed: {
    status: 410,
    i18nKey: 'error.invitation.used',
    description: 'This invitation was accepted already, or a newer one was sent.',
  },
  invitationExpired: {
    status: 410,
    i18nKey: 'error.invitation.expired',
    description: 'This invitation has expired.',
  },
  moverLastAdministrator: {
    status: 409,
    i18nKey: 'error.invitation.lastAdministrator',
    description: 'The organization that would be left has no other administrator.',
  },
  activationFailed: {
    status: 409,
    i18nKey: 'error.activation.failed',
    description: 'This access was closed meanwhile.',
  },
  userNotFound: { status: 404, i18nKey: 'error.user.notFound', description: 'There is no such user.' },
  userNotInvited: {
    status: 409,
    i18nKey: 'error.user.notInvited',
    description: 'This user has accepted an invitation already.',
  },
  passwordUnchanged: {
    status: 400,
    i18nKey: 'error.password.unchanged',
    description: 'The new password is the current one.',
    fields: [{ field: 'newPassword', i18nKey: 'error.password.unchanged' }],
  },
} as const satisfies Record<string, Failure>;
