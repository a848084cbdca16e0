import { KYB_STATUSES } from './kybStatuses.ts';
import { checkReviewAnswer, describeWait, findReviewFileType } from './reviewFacts.ts';

const FRIDAY = new Date('2026-03-06T09:00:00Z');
const SUNDAY = new Date('2026-03-08T09:00:00Z');
const waits = { kybStatus: 'UNDER_REVIEW', submittedAt: FRIDAY, answeredAt: null, isAsked: false } as const;

it('waits since the submission or the answer, two business days', () => {
  expect(describeWait(waits, SUNDAY)).toEqual({ since: FRIDAY, days: 2, expectedOn: '2026-03-10', isLate: false });
  expect(describeWait(waits, new Date('2026-03-11T00:00:00Z'))).toMatchObject({ days: 4, isLate: true });
  expect(describeWait({ ...waits, answeredAt: SUNDAY }, SUNDAY)).toMatchObject({ since: SUNDAY, days: 0 });
});

it('does not wait for staff before it submitted, while staff wait for it, or once it is decided', () => {
  expect(describeWait({ ...waits, submittedAt: null }, SUNDAY)).toBeNull();
  expect(describeWait({ ...waits, isAsked: true }, SUNDAY)).toBeNull();
  const waiting = KYB_STATUSES.filter((kybStatus) => describeWait({ ...waits, kybStatus }, SUNDAY) !== null);
  expect(waiting).toEqual(['UNDER_REVIEW', 'PENDING_KYB']);
});

it.each([
  ['', 1, null],
  [' \n', 0, { key: 'error.businessReview.answerRequired' }],
  ['A letter,\nattached', 0, null],
  ['x'.repeat(2_001), 1, { key: 'error.text.tooLong', values: { max: '2000' } }],
])('checks the answer %j with %i files', (text, files, refusal) => {
  expect(checkReviewAnswer(text, files)).toEqual(refusal);
});

it.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\u0089PNG\r\n\u001a\n...', 'image/png'],
  ['\u00ff\u00d8\u00ff...', 'image/jpeg'],
  ['PK...', null],
  ['%PDF', null],
  ['', null],
])('knows the content %j as %s', (content, type) => {
  expect(findReviewFileType(Buffer.from(content, 'latin1'))).toBe(type);
});
