import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, Formik } from 'formik';
import { PasswordRules } from '../../entities/password/PasswordRules.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { translatePage } from '../../testing/translatePage.ts';
import { StatusChip } from '../status/StatusChip.tsx';
import { Boundary } from './Boundary.tsx';

test('a status changes on a page that the browser has translated', () => {
  const { rerender } = render(<StatusChip label="Sending" tone="pending" />);
  translatePage();
  rerender(<StatusChip label="Delivered" tone="success" />);
  expect(screen.getByText('Delivered')).toBeVisible();
});

const PasswordForm = () => (
  <Formik initialValues={{ password: '' }} onSubmit={() => undefined}>
    <>
      <Field name="password" />
      <PasswordRules name="password" />
    </>
  </Formik>
);

test('the rules of a password are ticked on a page that the browser has translated', async () => {
  const page = () => Promise.resolve(PasswordForm);
  await renderRoute({
    rows: [{ path: '/order', titleKey: 'common:product', segmentName: 'Form', page }],
    path: '/order',
  });
  const field = await screen.findByRole('textbox');
  translatePage();
  await userEvent.type(field, 'Aa1!');
  expect(screen.getAllByRole('listitem').filter(({ className }) => className.includes('--met'))).not.toHaveLength(0);
});

const Unsafe = ({ isUrgent }: { readonly isUrgent: boolean }) => (
  <p>
    {isUrgent && <strong>Now: </strong>}
    words of its own
  </p>
);

test('what a translated page could not change is drawn anew', () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const page = (isUrgent: boolean) => (
    <Boundary failed={() => <p>This page has failed</p>}>
      <Unsafe isUrgent={isUrgent} />
    </Boundary>
  );
  const { rerender } = render(page(false));
  translatePage();
  rerender(page(true));
  expect(screen.getByText(/words of its own/)).toHaveTextContent('Now: words of its own');
  expect(screen.queryByText('This page has failed')).toBeNull();
  expect(logged).toHaveBeenCalled();
});
