import { textReason } from './textReason.ts';

it.each([
  ['30003 undelivered', 'notReachable'],
  ['30005 undelivered', 'noSuchNumber'],
  ['30006 undelivered', 'noSuchNumber'],
  ['30007 undelivered', 'textBlocked'],
  ['30034 undelivered', 'textBlocked'],
  ['400 21610 Recipient has opted out', 'textOptedOut'],
  ["400 21211 Invalid 'To' Phone Number: +12025550199", 'noSuchNumber'],
  ['400 21614 Not a mobile number', 'noSuchNumber'],
  ['undelivered', 'textBlocked'],
])('%s: %s', (response, reason) => {
  expect(textReason(response, true)).toBe(reason);
});

it('says that nobody answered where the service gave no lasting answer', () => {
  expect(textReason('503 20503 Service unavailable', false)).toBe('noAnswer');
  expect(textReason(null, false)).toBe('noAnswer');
});
