import { mailReason } from './mailReason.ts';

it.each([
  ['550 5.1.1 No such mailbox here', true, 'noSuchMailbox'],
  ['550 5.1.2 Bad destination system', true, 'noSuchDomain'],
  ['552-5.2.2 The account is over quota', true, 'mailboxFull'],
  ['451 4.2.2 Mailbox is full, try again later', false, 'mailboxFull'],
  ['554 5.7.1 Spam', true, 'markedAsSpam'],
  ['550-5.7.1 Our system has detected that this message is\n550 likely unsolicited mail', true, 'markedAsSpam'],
  ['550 5.7.1 Delivery not authorized', true, 'senderBlocked'],
  ['550 5.7.26 Unauthenticated mail is not accepted', true, 'senderBlocked'],
  ['451 4.7.1 Greylisted, try again later', false, 'noAnswer'],
  ['550 no', true, 'messageRefused'],
  ['451 4.3.2 Please try again later', false, 'noAnswer'],
  ['connect ECONNREFUSED 10.5.1.1:25', false, 'noAnswer'],
  [null, false, 'noAnswer'],
] as const)('reads %j as its reason', (response, isFinal, reason) => {
  expect(mailReason(response, isFinal)).toBe(reason);
});
