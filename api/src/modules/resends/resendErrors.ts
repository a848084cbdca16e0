import type { ResendRefusal } from '@portal/shared/domain/ordering/resendRules';
import type { Failure } from '../../errors/AppError.ts';

/** Why a line cannot be sent again. */
export const RESEND_FAILURES: Readonly<Record<ResendRefusal, Failure>> = {
  notIssued: { status: 422, i18nKey: 'error.resend.notIssued', description: 'The line has no reward.' },
  method: { status: 422, i18nKey: 'error.resend.method', description: 'The reward is no digital one.' },
  actionOpen: {
    status: 409,
    i18nKey: 'error.resend.actionOpen',
    description: 'An act on the reward waits for the issuer.',
  },
  notUsable: { status: 422, i18nKey: 'error.resend.notUsable', description: 'The reward cannot be used any more.' },
  underWay: { status: 409, i18nKey: 'error.resend.underWay', description: 'A message is on its way.' },
  tooSoon: { status: 409, i18nKey: 'error.resend.tooSoon', description: 'The line was sent again of late.' },
};
