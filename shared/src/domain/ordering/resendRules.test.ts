import type { PermissionHolder } from '../access/permissions.ts';
import { mailboxOf, resendRefusal, resendRight, sharedTargets, type ResendableLine } from './resendRules.ts';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const DELIVERED: ResendableLine = {
  status: 'COMPLETE',
  deliveryMethod: 'EMAIL',
  deliveryStatus: 'DELIVERED',
  rewardStatus: 'ACTIVE',
  hasOpenAction: false,
  lastResentAt: null,
};

it.each<[Partial<ResendableLine>, string | null]>([
  [{}, null],
  [{ deliveryStatus: 'NOT_DELIVERED', rewardStatus: 'PARTIALLY_REDEEMED' }, null],
  [{ lastResentAt: new Date('2026-03-01T12:00:00.000Z') }, null],
  [{ lastResentAt: new Date('2026-03-01T12:00:00.001Z') }, 'tooSoon'],
  [{ status: 'FAILED', rewardStatus: null }, 'notIssued'],
  [{ deliveryMethod: 'MAILED' }, 'method'],
  [{ deliveryMethod: 'MOBILE' }, null],
  [{ deliveryStatus: 'PROCESSING' }, 'underWay'],
  [{ deliveryStatus: 'NOT_DELIVERED', hasOpenAction: true }, 'actionOpen'],
  ...(['EXPIRED', 'CANCELLED', 'REDEEMED', 'FROZEN'] as const).map(
    (rewardStatus): [Partial<ResendableLine>, string] => [{ rewardStatus }, 'notUsable'],
  ),
])('a line with %j is refused by %j', (line, refusal) => {
  expect(resendRefusal({ ...DELIVERED, ...line }, NOW)).toBe(refusal);
});

it.each([
  [['ORDER_HISTORY_ACCESS'], 'SAME_ADDRESS', 'SAME_ADDRESS'],
  [['ORDER_HISTORY_MANAGE'], 'NEW_ADDRESS', 'NEW_ADDRESS'],
  [['INDIVIDUAL_ORDER_HISTORY_ACCESS'], 'SAME_ADDRESS', 'NONE'],
  [['ORDER_HISTORY_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_MANAGE'], 'NEW_ADDRESS', 'SAME_ADDRESS'],
  [['PLACE_ORDER_ACCESS'], 'NONE', 'NONE'],
])('%j may send an own order again: %s, that of others: %s', (authorities, own, others) => {
  const user: PermissionHolder = {
    authorities,
    kybStatus: 'NONE',
    accessLevelPermissionInformation: { userHasOrganizationAccess: true, customerIds: [], accountIds: [] },
    emulationPlatformId: null,
  };
  expect([resendRight(user, true), resendRight(user, false)]).toEqual([own, others]);
});

it('a new address is shared with every reward that goes to it, however it is written', () => {
  const to = (email: string, isNew = true) => ({ email, isNew });
  expect([...sharedTargets([to('a@demo.example'), to('b@demo.example'), to('c@demo.example')])]).toEqual([]);
  expect([...sharedTargets([to('a@demo.example', false), to('a@demo.example', false)])]).toEqual([]);
  expect([...sharedTargets([to('a@demo.example', false), to(' A@Demo.example')])]).toEqual([1]);
  expect([...sharedTargets([to('a@bücher.example'), to('A@XN--bcher-kva.example'), to('b@demo.example')])]).toEqual([
    0, 1,
  ]);
});

it('tags, case and the dots of Gmail lead to the same mailbox', () => {
  expect(mailboxOf(' Maya.Reyes+x@Demo.example')).toBe(mailboxOf('maya.reyes@demo.example'));
  expect(mailboxOf('maya.reyes@demo.example')).not.toBe(mailboxOf('mayareyes@demo.example'));
  expect(mailboxOf('m.a.y.a@googlemail.com')).toBe(mailboxOf('maya+tag@gmail.com'));
});
