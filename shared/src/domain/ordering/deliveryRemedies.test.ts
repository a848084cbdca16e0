import { changesAddress, findRemedy, isRemedyPermitted } from './deliveryRemedies.ts';
import { LINE_REASONS, type LineReason } from './lineReasons.ts';

const undelivered = (reason: LineReason | null) =>
  ({ state: 'UNDELIVERED', deliveryMethod: 'EMAIL', rewardStatus: 'ACTIVE', reason }) as const;

it('answers each reason with what helps, and never with an order that pays again', () => {
  expect(Object.fromEntries(LINE_REASONS.map((reason) => [reason, findRemedy(undelivered(reason))]))).toEqual({
    noSuchMailbox: 'FIX_ADDRESS',
    noSuchDomain: 'FIX_ADDRESS',
    noAddress: 'FIX_ADDRESS',
    mailboxFull: 'SEND_AGAIN',
    noAnswer: 'SEND_AGAIN',
    messageRefused: 'OTHER_ADDRESS',
    senderBlocked: 'OTHER_ADDRESS',
    markedAsSpam: 'OTHER_ADDRESS',
    textOptedOut: 'SEND_BY_EMAIL',
    noSuchNumber: 'SEND_BY_EMAIL',
    notReachable: 'SEND_BY_EMAIL',
    textBlocked: 'SEND_BY_EMAIL',
    unknown: 'SEND_AGAIN',
    itemGone: null,
    brandSilent: null,
    notIssued: null,
    orderRefused: null,
    shipmentFailed: null,
    shipmentCanceled: null,
    cancelled: null,
    expired: null,
  });
});

it('offers to send again for a reason that only a newer server knows', () => {
  expect(findRemedy(undelivered('melted' as LineReason))).toBe('SEND_AGAIN');
  expect(findRemedy(undelivered(null))).toBe('SEND_AGAIN');
});

it.each([
  { ...undelivered('noSuchMailbox'), state: 'DELIVERED' },
  { ...undelivered('noSuchMailbox'), state: 'FAILED' },
  { ...undelivered('noSuchMailbox'), deliveryMethod: 'MAILED' },
  { ...undelivered('unknown'), deliveryMethod: 'MOBILE', state: 'DELIVERED' },
  { ...undelivered('noSuchMailbox'), rewardStatus: 'CANCELLED' },
  { ...undelivered('noSuchMailbox'), rewardStatus: 'FROZEN' },
  { ...undelivered('noSuchMailbox'), rewardStatus: null },
] as const)('has nothing for %j', (line) => {
  expect(findRemedy(line)).toBeNull();
});

it('sends by email what a text did not bring, for whatever reason', () => {
  expect(findRemedy({ ...undelivered('noAnswer'), deliveryMethod: 'MOBILE' })).toBe('SEND_BY_EMAIL');
  expect(findRemedy({ ...undelivered(null), deliveryMethod: 'MOBILE' })).toBe('SEND_BY_EMAIL');
  expect(isRemedyPermitted('SEND_BY_EMAIL', 'SAME_ADDRESS')).toBe(false);
  expect(isRemedyPermitted('SEND_BY_EMAIL', 'NEW_ADDRESS')).toBe(true);
});

it('needs the right to another address only where the address is what is wrong', () => {
  expect(isRemedyPermitted('SEND_AGAIN', 'SAME_ADDRESS')).toBe(true);
  expect(isRemedyPermitted('SEND_AGAIN', 'NONE')).toBe(false);
  expect(isRemedyPermitted('FIX_ADDRESS', 'SAME_ADDRESS')).toBe(false);
  expect(isRemedyPermitted('OTHER_ADDRESS', 'NEW_ADDRESS')).toBe(true);
  expect(changesAddress(null)).toBe(false);
});
