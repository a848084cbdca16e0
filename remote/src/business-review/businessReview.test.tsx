import type { BusinessReview } from '@portal/shared/contract/businessReview';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildBusinessReview, buildReviewFile, buildReviewQuestion } from '../testing/builders/buildBusinessReview.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { businessReviewRoutes } from './index.ts';

const open = (handlers: Handlers = {}) =>
  renderRoute({ rows: businessReviewRoutes, path: '/settings/business-review', api: apiServer(handlers) });

const ASKED = { awaitsAnswer: true, expectedOn: null, questions: [buildReviewQuestion()] };
const ANSWER = { text: 'It is attached.', answeredAt: '2026-11-20T16:00:00Z', answeredBy: 'Ada Byron' };

/** A file with the first bytes of a PDF, or others. */
const file = (name: string, content: string) => new File([content], name, { type: 'application/pdf' });

test('a question is answered with a file; a bad file is said at its field and nothing typed is lost', async () => {
  let review: BusinessReview = buildBusinessReview(ASKED);
  const { user, api } = await open({
    'GET /onboarding/review': () => review,
    'POST /onboarding/files': () => {
      review = buildBusinessReview({ ...ASKED, questions: [buildReviewQuestion({ files: [buildReviewFile()] })] });
      return buildReviewFile();
    },
    'POST /onboarding/answers': () => {
      const answered = buildReviewQuestion({ isOpen: false, answer: ANSWER, files: [buildReviewFile()] });
      review = buildBusinessReview({ questions: [answered] });
      return review;
    },
  });
  expect(await screen.findByText('Please send a proof of your tax ID.')).toBeVisible();
  expect(screen.getByText('About: Tax ID')).toBeVisible();
  expect(screen.getByText('Waiting for an answer')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send answer' });
  await user.click(send);
  expect(await screen.findByText('Write an answer or attach a file.')).toBeVisible();
  await user.type(screen.getByLabelText('Answer'), ' It is attached. ');
  const choose = document.querySelector<HTMLInputElement>('input[type=file]');
  if (choose === null) throw new Error('no place for a file');
  await user.upload(choose, file('proof.pdf', 'MZ, a program'));
  expect(await screen.findByText(/^proof\.pdf was not attached\. This is not a PDF, PNG or JPEG file/)).toBeVisible();
  expect(api.calls('POST /onboarding/files')).toEqual([]);
  await user.upload(choose, file('proof.pdf', '%PDF-1.7'));
  expect(await screen.findByText('412 kB')).toBeVisible();
  expect(screen.queryByText(/was not attached/)).toBeNull();
  expect(api.calls('POST /onboarding/files')[0]?.query.get('questionId')).toBe('q-1');
  await user.click(send);
  const sent = await screen.findByText('Your answer was sent');
  await waitFor(() => expect(document.activeElement).toContainElement(sent));
  expect(api.calls('POST /onboarding/answers')[0]?.body).toEqual({ questionId: 'q-1', text: 'It is attached.' });
  expect(await screen.findByText('It is attached.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('Expected by Nov 24, 2026')).toBeVisible();
});

test('an answer that came second stays to be copied', async () => {
  let review: BusinessReview = buildBusinessReview(ASKED);
  const { user } = await open({
    'GET /onboarding/review': () => review,
    'POST /onboarding/answers': () => {
      const answer = { ...ANSWER, answeredBy: 'Grace Hopper' };
      review = buildBusinessReview({ questions: [buildReviewQuestion({ isOpen: false, answer })] });
      return { status: 409, body: buildError({ status: 409, i18nKey: 'error.businessReview.notAsked' }) };
    },
  });
  await user.type(await screen.findByLabelText('Answer'), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  const notice = (await screen.findByText('Grace Hopper answered in the meantime')).closest<HTMLElement>(
    '[role=status]',
  );
  expect(notice).toHaveTextContent('What you wrote was not sent.');
  expect(notice).toHaveTextContent('Mine');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Mine')).toBeNull();
});

test('a company that was not approved reads why and whom to write to', async () => {
  await open({
    'GET /onboarding/review': () =>
      buildBusinessReview({ kybStatus: 'REJECTED', decidedAt: '2026-11-21T09:00:00Z', reason: 'No such company' }),
  });
  const notice = (await screen.findByText('Your business was not approved')).closest<HTMLElement>('[role=status]');
  expect(notice).toHaveTextContent('No such company');
  const steps = within(screen.getByRole('list', { name: 'Progress of the review' })).getAllByRole('listitem');
  expect(steps.at(-1)).toHaveTextContent('Not approved');
  expect(screen.getByRole('link', { name: 'Write to support@demo.example' })).toHaveAttribute(
    'href',
    'mailto:support@demo.example',
  );
});
