import { KYB_STATUSES } from './kybStatuses.ts';
import { checkKybReason, isDecidable, KYB_DECISIONS, STATUS_AFTER } from './kybReview.ts';

test('staff decide while an organisation waits', () => {
  expect(KYB_STATUSES.filter((kybStatus) => isDecidable({ kybStatus }))).toEqual(['UNDER_REVIEW', 'PENDING_KYB']);
});

test('a request for more information alone leaves the review open', () => {
  const isOpenAfter = (decision: (typeof KYB_DECISIONS)[number]) => isDecidable({ kybStatus: STATUS_AFTER[decision] });
  expect(KYB_DECISIONS.filter(isOpenAfter)).toEqual(['MORE_INFORMATION']);
});

test.each([
  ['APPROVE', '', null],
  ['APPROVE', 'Welcome', null],
  ['REJECT', ' \n', { key: 'error.staff.reasonRequired' }],
  ['MORE_INFORMATION', 'A tax number,\nplease', null],
  ['REJECT', 'x'.repeat(501), { key: 'error.text.tooLong', values: { max: '500' } }],
  ['MORE_INFORMATION', ' ', { key: 'error.staff.questionRequired' }],
  ['REJECT', 'a\0b', { key: 'error.text.characters' }],
] as const)('%s because of %j', (decision, reason, refusal) => {
  expect(checkKybReason(decision, reason)).toEqual(refusal);
});
