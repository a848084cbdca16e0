import { act, screen, waitFor, within } from '@testing-library/react';
import { number, object, string } from 'yup';
import { Link, useNavigate } from 'react-router-dom';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { FormShell } from './FormShell.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

const schema = object({
  name: string()
    .required('error.name.required')
    .when('$max', ([max], field) => field.max(number().cast(max) ?? 100, 'error.name.tooLong')),
  amount: string().required('error.amount.required'),
});
const INITIAL = { name: '', amount: '', secret: '' };
const SENSITIVE = ['secret'] as const;
const CONTEXT = { max: 5 };

let send: jest.Mock<Promise<unknown>, [unknown]>;

function FormPage() {
  return (
    <>
      <FormShell
        initialValues={INITIAL}
        schema={schema}
        context={CONTEXT}
        toBody={({ name, amount }) => ({ displayName: name, amount })}
        onSubmit={send}
        draftKey="test"
        sensitive={SENSITIVE}
        fieldName={(field) => (field === 'displayName' ? 'name' : field)}
        label="Test form"
      >
        <TextField name="name" label="Name" counted={CONTEXT.max} required />
        <MoneyField name="amount" label="Amount" currencyCode="USD" required />
        <PasswordField name="secret" label="Secret" />
        <SubmitButton>Send it</SubmitButton>
      </FormShell>
      <Link to="/other">Elsewhere</Link>
    </>
  );
}

const ReloadOnly = () => (
  <>
    <FormShell
      initialValues={NOTE}
      schema={object({ note: string() })}
      toBody={(values) => values}
      onSubmit={send}
      draftKey="reload"
      draftUntil="left"
    >
      <TextField name="note" label="Note" />
    </FormShell>
    <Link to="/other">Elsewhere</Link>
  </>
);

function Saving() {
  const navigate = useNavigate();
  return (
    <>
      <FormShell
        initialValues={NOTE}
        schema={object({ note: string() })}
        toBody={(values) => values}
        onSubmit={send}
        onSaved={() => void navigate('/two')}
        draftKey="saving"
      >
        <TextField name="note" label="Note" />
        <SubmitButton>Save</SubmitButton>
      </FormShell>
      <Link to="/other">Elsewhere</Link>
    </>
  );
}

function TwoForms() {
  return (
    <>
      {['one', 'two'].map((name) => (
        <FormShell
          key={name}
          initialValues={NOTE}
          schema={object({ note: string() })}
          toBody={(values) => values}
          onSubmit={send}
          draftKey={name}
          label={name}
        >
          <TextField name="note" label={`Note ${name}`} />
          <SubmitButton>{`Send ${name}`}</SubmitButton>
        </FormShell>
      ))}
      <Link to="/other">Elsewhere</Link>
    </>
  );
}
const NOTE = { note: '' };

const rows = [
  { path: '/saving', titleKey: 'common:product', segmentName: 'Saving', page: () => Promise.resolve(Saving) },
  { path: '/two', titleKey: 'common:product', segmentName: 'Two', page: () => Promise.resolve(TwoForms) },
  { path: '/form', titleKey: 'common:product', segmentName: 'Form', page: () => Promise.resolve(FormPage) },
  {
    path: '/other',
    titleKey: 'common:product',
    segmentName: 'Other',
    page: () => Promise.resolve(() => <Link to="/form">Back to the form</Link>),
  },
];

const open = (path = '/form') => renderRoute({ rows, path });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  send = jest.fn<Promise<unknown>, [unknown]>(() => Promise.resolve());
});

test('the first invalid field is focused and shows its error', async () => {
  const { user } = await open();
  await user.type(await field(/Name/), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('Enter an amount.')).toBeVisible();
  await waitFor(async () => expect(await field(/Amount/)).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('the schema receives the context; beside the error the counter stays and says how many are over', async () => {
  const { user } = await open();
  await user.type(await field(/Name/), 'Adalbert');
  await user.tab();
  expect(await screen.findByText('This name is too long.')).toBeVisible();
  expect(screen.getByText('8 of 5 characters')).toBeVisible();
  expect(screen.getByText('3 characters too many')).not.toHaveClass('pr-hidden-text');
});

test('the body is sent once and the draft is removed', async () => {
  const { user, services } = await open();
  await user.type(await field(/Name/), 'Ada');
  await user.type(await field(/Amount/), '1250.5');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0]).toEqual({ displayName: 'Ada', amount: '1,250.50' });
  await waitFor(() => expect(services.drafts.load('test')).toBeNull());
});

test('a server field error stays until the value changes; the rest is shown on top', async () => {
  const { user } = await open();
  send.mockRejectedValueOnce(buildError({ fields: [{ field: 'displayName', i18nKey: 'error.name.braces' }] }));
  await user.type(await field(/Name/), 'Ada');
  await user.type(await field(/Amount/), '10');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('Names cannot contain curly braces.')).toBeVisible();
  await waitFor(async () => expect(await field(/Name/)).toHaveFocus());
  await user.type(await field(/Name/), 'x');
  await waitFor(() => expect(screen.queryByText('Names cannot contain curly braces.')).toBeNull());

  send.mockRejectedValueOnce(buildError({ i18nKey: 'error.account.frozen' }));
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is frozen.');
  expect(await field(/Name/)).toHaveValue('Adax');
});

test('typed values are saved in the draft, sensitive ones are not', async () => {
  const { user, services } = await open();
  await user.type(await field(/Name/), 'Ada');
  await user.type(screen.getByLabelText('Secret'), 'hush');
  expect(services.drafts.all()).toEqual({ test: { name: 'Ada', amount: '' } });
});

test('a draft is stored when the page is hidden, before the pause after typing is over', async () => {
  const { user, services } = await open();
  await user.type(await field(/Name/), 'Ada');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(services.drafts.load('test')).toEqual({ name: 'Ada', amount: '' });
  hidden.mockRestore();
});

test('the number of a card is refused in every field but the sensitive ones, and no draft keeps it', async () => {
  const { user, services } = await open();
  await user.type(await field(/Amount/), '10');
  await user.click(await field(/Name/));
  await user.paste('4111 1111 1111 1111');
  await user.type(screen.getByLabelText('Secret'), '4111111111111111');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findAllByText(/looks like a card number/)).toHaveLength(1);
  await waitFor(async () => expect(await field(/Name/)).toHaveFocus());
  expect(services.drafts.all()).toEqual({ test: { amount: '10.00' } });
  await user.clear(await field(/Name/));
  await user.paste('Ada');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a restored draft offers to start over', async () => {
  window.localStorage.setItem(
    'portal.draft@1:u-1:test',
    JSON.stringify({ at: jest.now(), values: { name: 'Ada', amount: '7.00' } }),
  );
  const { user } = await open();
  await waitFor(async () => expect(await field(/Name/)).toHaveValue('Ada'));
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(async () => expect(await field(/Name/)).toHaveValue(''));
});

test('leaving a changed form asks; staying keeps everything', async () => {
  const { user, location } = await open();
  await user.type(await field(/Name/), 'Ada');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe('/form');
  expect(await field(/Name/)).toHaveValue('Ada');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const again = await screen.findByRole('dialog');
  expect(again).toHaveTextContent('We keep them as a draft on this device');
  await user.click(within(again).getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('link', { name: 'Back to the form' }));
  await waitFor(async () => expect(await field(/Name/)).toHaveValue('Ada'));
});

const isAskedOnReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what no draft keeps is said to be lost, and the browser asks on reload; a draft needs no warning', async () => {
  const { user } = await open();
  await user.type(await field(/Name/), 'Ada');
  expect(isAskedOnReload()).toBe(false);
  await user.type(screen.getByLabelText('Secret'), 'hush');
  expect(isAskedOnReload()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('If you leave, you lose them.');
});

test('a draft that ends with its form outlives a reload, not the way to another page', async () => {
  const page = () => Promise.resolve(ReloadOnly);
  const only = { path: '/reload', titleKey: 'common:product', segmentName: 'Reload', page } as const;
  const { user, services } = await renderRoute({ rows: [only, ...rows], path: '/reload' });
  await user.type(await field(/Note/), 'half');
  expect(isAskedOnReload()).toBe(false);
  expect(services.drafts.load('reload')).toEqual({ note: 'half' });
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('If you leave, you lose them.');
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(services.drafts.load('reload')).toBeNull());
});

test('a draft that the browser does not store is no draft', async () => {
  const { user } = await open();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.type(await field(/Name/), 'Ada');
  expect(isAskedOnReload()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('If you leave, you lose them.');
  refuse.mockRestore();
});

test('two changed forms ask once, for both', async () => {
  const { user, services, location } = await open('/two');
  await user.type(await field(/Note one/), 'first');
  await user.type(await field(/Note two/), 'second');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const dialogs = await screen.findAllByRole('dialog');
  expect(dialogs).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(location()).toBe('/two');
  expect([(await field(/Note one/)).value, (await field(/Note two/)).value]).toEqual(['first', 'second']);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('link', { name: 'Back to the form' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(services.drafts.all()).toEqual({ one: { note: 'first' }, two: { note: 'second' } });
});

test('of two changed forms only the one not submitted still asks', async () => {
  const { user, location } = await open('/two');
  await user.type(await field(/Note one/), 'first');
  await user.type(await field(/Note two/), 'second');
  await user.click(screen.getByRole('button', { name: 'Send two' }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: 'Send one' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(location()).toBe('/other'));
});

test('a saved form leads on, but never whoever left it while it was saved', async () => {
  const { user, location, navigate, services } = await open('/saving');
  await user.type(await field(/Note/), 'first');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location()).toBe('/two'));

  let answer: (saved: unknown) => void = () => undefined;
  const slow = new Promise((resolve) => {
    answer = resolve;
  });
  send.mockReturnValueOnce(slow);
  navigate('/saving');
  await user.type(await field(/Note/), 'second');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(location()).toBe('/other'));
  await act(async () => {
    answer({});
    await slow;
  });
  await waitFor(() => expect(services.drafts.load('saving')).toBeNull());
  expect(location()).toBe('/other');
});
