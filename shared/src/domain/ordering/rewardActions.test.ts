import {
  findActionRefusal,
  getActionDeadline,
  isMoneyActionEmulated,
  isActionPermitted,
  listActionReasons,
  REWARD_ACTIONS,
  type ActionableReward,
  type ActionRefusal,
  type RewardAction,
} from './rewardActions.ts';

const ISSUED = new Date('2026-03-02T12:00:00.000Z');
const DAY_MS = 86_400_000;
const days = (count: number): Date => new Date(ISSUED.getTime() + count * DAY_MS);
const reward = (overrides: Partial<ActionableReward> = {}): ActionableReward => ({
  deliveryMethod: 'EMAIL',
  isPrinted: false,
  status: 'ACTIVE',
  isTouched: false,
  hasValueLeft: true,
  issuedAt: ISSUED,
  expiresAt: days(365),
  isPromo: false,
  hasCard: true,
  isUnderWay: false,
  ...overrides,
});
const verdicts = (overrides: Partial<ActionableReward> = {}, now = days(1)) =>
  Object.fromEntries(REWARD_ACTIONS.map((action) => [action, findActionRefusal(action, reward(overrides), now)]));
const ALL = (refusal: ActionRefusal) => ({ FREEZE: refusal, UNFREEZE: refusal, CANCEL: refusal, REISSUE: refusal });

it.each<[string, Partial<ActionableReward>, Partial<Record<RewardAction, ActionRefusal | null>>]>([
  ['no reward', { status: null }, ALL('notIssued')],
  [
    'a link in a letter',
    { deliveryMethod: 'MAILED', isPrinted: true },
    { FREEZE: null, UNFREEZE: 'notFrozen', CANCEL: null, REISSUE: 'physical' },
  ],
  ['a mailed card', { deliveryMethod: 'MAILED' }, { ...ALL('physical'), UNFREEZE: 'notFrozen' }],
  ['one from before there were cards', { hasCard: false }, { ...ALL('noCard'), UNFREEZE: 'notFrozen' }],
  ['such a one on hold', { hasCard: false, status: 'FROZEN' }, { ...ALL('noCard'), FREEZE: 'frozen' }],
  ['one whose act waits for the issuer', { isUnderWay: true }, ALL('underWay')],
  ['a cancelled one', { status: 'CANCELLED' }, ALL('cancelled')],
  ['a new one', {}, { FREEZE: null, UNFREEZE: 'notFrozen', CANCEL: null, REISSUE: null }],
  ['a frozen one', { status: 'FROZEN' }, { FREEZE: 'frozen', UNFREEZE: null, CANCEL: null, REISSUE: null }],
  [
    'a half-used one',
    { status: 'PARTIALLY_REDEEMED', isTouched: true },
    { FREEZE: 'used', UNFREEZE: 'notFrozen', CANCEL: 'used', REISSUE: null },
  ],
  [
    'a spent one',
    { status: 'REDEEMED', isTouched: true, hasValueLeft: false },
    { FREEZE: 'used', UNFREEZE: 'notFrozen', CANCEL: 'used', REISSUE: 'nothingLeft' },
  ],
  [
    'an expired one',
    { status: 'EXPIRED', expiresAt: ISSUED },
    { FREEZE: 'expired', UNFREEZE: 'notFrozen', CANCEL: 'expired', REISSUE: 'expired' },
  ],
])('says what can be done to %s', (_what, overrides, expected) => {
  expect(verdicts(overrides)).toEqual(expected);
});

it('freezes and cancels within five days of issue to the millisecond, and lifts a freeze for ever', () => {
  const last = new Date(days(5).getTime() - 1);
  expect(verdicts({}, last)).toMatchObject({ FREEZE: null, CANCEL: null });
  expect(verdicts({}, days(5))).toMatchObject({ FREEZE: 'tooLate', CANCEL: 'tooLate', REISSUE: null });
  expect(verdicts({ status: 'FROZEN' }, days(6))).toMatchObject({ UNFREEZE: null, CANCEL: 'tooLate' });
  expect(getActionDeadline('CANCEL', reward())).toEqual(days(5));
});

it('reissues an expired promotional reward for ninety days, under a right of its own', () => {
  const expired = reward({ status: 'EXPIRED', isPromo: true, expiresAt: days(10) });
  expect(findActionRefusal('REISSUE', expired, days(99))).toBeNull();
  expect(findActionRefusal('REISSUE', expired, days(100))).toBe('expiredLong');
  const user = (...authorities: string[]) => ({
    authorities,
    kybStatus: 'APPROVED',
    emulationPlatformId: null,
    accessLevelPermissionInformation: { userHasOrganizationAccess: true, customerIds: [], accountIds: [] },
  });
  expect(isActionPermitted(user('REISSUE_REWARDS_MANAGE'), 'REISSUE', reward())).toBe(true);
  expect(isActionPermitted(user('REISSUE_REWARDS_MANAGE'), 'REISSUE', expired)).toBe(false);
  expect(isActionPermitted(user('REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE'), 'REISSUE', expired)).toBe(true);
  const emulating = { ...user('REISSUE_REWARDS_MANAGE', 'CANCEL_REWARDS_MANAGE'), emulationPlatformId: 'P1' };
  expect(isActionPermitted(emulating, 'REISSUE', reward())).toBe(false);
  expect(isActionPermitted(emulating, 'CANCEL', reward())).toBe(true);
  expect(REWARD_ACTIONS.filter((action) => isMoneyActionEmulated(emulating, action))).toEqual(['CANCEL', 'REISSUE']);
});

it('a reissue changes neither amount nor reward, so they are no reasons for it', () => {
  expect(listActionReasons('REISSUE')).toEqual(['DELIVERY_INFO', 'RECIPIENT', 'RECIPIENT_REQUESTED', 'OTHER']);
  expect(listActionReasons('CANCEL')).not.toContain('RECIPIENT');
});
