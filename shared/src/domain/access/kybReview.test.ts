import { KYB_STATUSES } from './kybStatuses.ts';
import { checkKybReason, isAwaitingInformation, isDecidable, KYB_DECISIONS, STATUS_AFTER } from './kybReview.ts';

const decidableAfter = (lastDecision: string | null) =>
  KYB_STATUSES.filter((kybStatus) =>
    isDecidable({ kybStatus, awaitsInformation: isAwaitingInformation(kybStatus, lastDecision) }),
  );

test('staff decide while an organisation waits, and once they asked it for more information', () => {
  expect(decidableAfter(null)).toEqual(['UNDER_REVIEW', 'PENDING_KYB']);
  expect(decidableAfter('REJECT')).toEqual(['UNDER_REVIEW', 'PENDING_KYB']);
  expect(decidableAfter('MORE_INFORMATION')).toEqual(['NOT_SUBMITTED', 'UNDER_REVIEW', 'PENDING_KYB']);
});

test('a request for more information alone leaves the review open', () => {
  const isOpenAfter = (decision: (typeof KYB_DECISIONS)[number]) =>
    decidableAfter(decision).includes(STATUS_AFTER[decision]);
  expect(KYB_DECISIONS.filter(isOpenAfter)).toEqual(['MORE_INFORMATION']);
});

test.each([
  ['APPROVE', '', null],
  ['APPROVE', 'Welcome', null],
  ['REJECT', ' \n', { key: 'error.staff.reasonRequired' }],
  ['MORE_INFORMATION', '', { key: 'error.staff.reasonRequired' }],
  ['MORE_INFORMATION', 'A tax number,\nplease', null],
  ['REJECT', 'x'.repeat(501), { key: 'error.text.tooLong', values: { max: '500' } }],
  ['REJECT', 'a\0b', { key: 'error.text.characters' }],
] as const)('%s because of %j', (decision, reason, refusal) => {
  expect(checkKybReason(decision, reason)).toEqual(refusal);
});
