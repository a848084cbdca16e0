import type { ActionRefusal } from '@portal/shared/domain/ordering/rewardActions';
import type { Failure } from '../../errors/AppError.ts';

const failure = (refusal: ActionRefusal, description: string, status = 422): Failure => ({
  status,
  i18nKey: `error.rewardAction.${refusal}`,
  description,
});

/** Why an action on a reward is not possible now. */
export const ACTION_FAILURES: Readonly<Record<ActionRefusal, Failure>> = {
  emulated: failure('emulated', 'Staff who emulate an organization move no money.', 403),
  notIssued: failure('notIssued', 'The line has no reward.'),
  physical: failure('physical', 'The reward is a card that goes by post.'),
  underWay: failure('underWay', 'Another act on the reward waits for the issuer.', 409),
  cancelled: failure('cancelled', 'The reward was canceled.'),
  noCard: failure('noCard', 'The issuer has no card of this reward: it was issued before there were cards.'),
  expired: failure('expired', 'The reward has expired.'),
  expiredLong: failure('expiredLong', 'The promotional reward expired too long ago.'),
  nothingLeft: failure('nothingLeft', 'Nothing is left of the reward.'),
  used: failure('used', 'Some of the reward was spent.'),
  tooLate: failure('tooLate', 'The reward was issued too long ago.'),
  frozen: failure('frozen', 'The reward is on hold already.'),
  notFrozen: failure('notFrozen', 'The reward is not on hold.'),
};

/** Why what is left of a reward cannot be sent anew, though the reward would allow it. */
export const REISSUE_FAILURES = {
  itemGone: { status: 422, i18nKey: 'error.rewardAction.itemGone', description: 'The reward is not offered any more.' },
  accountNotActive: {
    status: 422,
    i18nKey: 'error.rewardAction.accountNotActive',
    description: 'The account that paid is not active.',
  },
} as const satisfies Record<string, Failure>;
