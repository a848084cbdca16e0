import { screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAccount } from '../../../testing/builders/buildAccount.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildPlatform } from '../../../testing/builders/buildPlatform.ts';
import { takeHandedFile } from '../../handedFile.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const fixture = (name: string, lines: number): string =>
  readFileSync(join(__dirname, '../../../../../e2e/fixtures', name), 'utf8')
    .split('\n')
    .slice(0, lines)
    .join('\n');

const readText = (file: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(file);
  });

test('rows pasted with their heading fill the grid, and the notice names the columns that were left out', async () => {
  const { user } = await openCheckout();
  await user.click((await person(1)).firstName);
  await user.paste(fixture('d01-email-clean.csv', 6));
  expect((await person(5)).email).toHaveValue('elena.jansen4@example.com');
  expect((await person(1)).lastName).toHaveValue('Abara');
  expect(screen.getByText('5 people were added from what you pasted.')).toBeVisible();
  expect(
    screen.getByText(
      'Left out: UTID, Amount, Sender First Name, Sender Email, ETID, Email Subject, Message, Notes, External Reference Id.',
    ),
  ).toBeVisible();
});

test('a German heading; rows beyond five are counted; undo brings the grid back', async () => {
  const { user } = await openCheckout();
  await user.click((await person(1)).email);
  await user.paste(`${fixture('d04-email-headings-german-semicolon.csv', 6)}\nIda;Sechste;ida@example.com;5;U100001;;`);
  expect((await person(1)).firstName).toHaveValue('Jürgen');
  expect(screen.getByText(/Left out: Betrag, Prämiencode, Absender, Bemerkung\./)).toBeVisible();
  expect(
    screen.getByText('1 more person was left out, because one order here can have up to 5: Ida Sechste'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await person(1)).firstName).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'Person 2' })).not.toBeInTheDocument();
});

test('people pasted into a full grid are named, and nothing else is said to have happened', async () => {
  const { user } = await openCheckout();
  await user.click((await person(1)).email);
  await user.paste(fixture('d04-email-headings-german-semicolon.csv', 6));
  await user.click((await person(5)).email);
  await user.paste('Ida,Sechste,ida@example.com\nOtto,Siebter,otto@example.com');
  expect(screen.getByText(/^One order can have up to 5 people here\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload all 7 people as a file' })).toBeVisible();
  expect(screen.getByText(/2 more people were left out.*Ida Sechste, Otto Siebter/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('all who were typed and pasted become a file that is uploaded', async () => {
  const { user, location } = await openCheckout();
  await user.click((await person(1)).email);
  await user.paste(fixture('d04-email-headings-german-semicolon.csv', 6));
  await user.click((await person(5)).email);
  await user.paste('Ida,Sechste,ida@example.com\nOtto,Siebter,otto@example.com');
  await user.click(screen.getByRole('button', { name: 'Upload all 7 people as a file' }));
  await waitFor(() => expect(location()).toBe('/order/bulk-upload?utid=U100001&amount=25.00'));
  const text = await readText(takeHandedFile()?.file ?? new Blob());
  expect(String(text).trim().split('\n')).toHaveLength(8);
  expect(text).toContain('otto@example.com');
});

test('rows that were not understood are named; code-like names are taken', async () => {
  const { user } = await openCheckout();
  await user.click((await person(1)).email);
  await user.paste('S1;T1;s1@example.com;\n;;;25 USD');
  expect((await person(1)).firstName).toHaveValue('S1');
  expect((await person(1)).lastName).toHaveValue('T1');
  expect((await person(1)).email).toHaveValue('s1@example.com');
  expect(screen.getByText('Not understood: 25 USD.')).toBeVisible();
});

test('a name with its address fills the row that it is pasted into, over nothing that was typed', async () => {
  const { user } = await openCheckout();
  await user.type((await person(1)).firstName, 'Anni');
  await user.click((await person(1)).email);
  await user.paste('Anna Meier <anna@example.com>');
  expect((await person(1)).firstName).toHaveValue('Anni');
  expect((await person(1)).email).toHaveValue('anna@example.com');
  expect(screen.queryByRole('group', { name: 'Person 2' })).not.toBeInTheDocument();
  await user.paste('"Meier, Bob" <bob@example.com>');
  expect((await person(2)).lastName).toHaveValue('Meier');
  expect((await person(2)).email).toHaveValue('bob@example.com');
});

test('the sixth person is refused with a text', async () => {
  const { user } = await openCheckout();
  const add = await screen.findByRole('button', { name: 'Add recipient' });
  for (let row = 2; row <= 5; row += 1) await user.click(add);
  expect(await person(5)).toBeDefined();
  await user.click(add);
  expect(await screen.findByRole('link', { name: 'Upload a file instead' })).toBeVisible();
  expect(screen.getByText(/One order can have up to 5 people here/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Person 6' })).not.toBeInTheDocument();
});

test('a malformed, a blocked and a carrier address are refused at their field', async () => {
  const { user } = await openCheckout();
  const { email, row } = await person(1);
  await user.type(email, 'ana@');
  await user.tab();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription();
  await user.clear(email);
  await user.type(email, '5551234567@vtext.com');
  await user.tab();
  expect(email).toBeInvalid();
  expect(row.getByText('Use another email address for this person.')).toBeVisible();
  await user.clear(email);
  await user.type(email, 'ana@mail.blocked.example');
  expect(email).toBeInvalid();
  await user.clear(email);
  await user.type(email, 'ana@example.com');
  expect(email).toBeValid();
});

test('the page goes on without the list of blocked domains', async () => {
  const { user } = await openCheckout({ 'GET /security/blacklistedDomains': () => ({ status: 500, body: {} }) });
  const { email } = await person(1);
  await user.type(email, 'ana@blocked.example');
  await user.tab();
  expect(email).toBeValid();
});

test('a repeated address is pointed out, not refused; removing a person can be undone', async () => {
  const { user } = await openCheckout();
  await user.click((await person(1)).email);
  await user.paste('Ana\tByron\tana@example.com\nBea\tByron\tANA@example.com');
  const second = await person(2);
  expect(await second.row.findByText(/Same address as person 1/)).toBeVisible();
  expect(second.email).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Remove person 1' }));
  expect((await person(1)).firstName).toHaveValue('Bea');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await person(1)).firstName).toHaveValue('Ana');
});

test('the sixth person is offered a file, which begins with the reward and can hold who was typed', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push(file);
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await openCheckout();
  const first = await person(1);
  await user.type(first.firstName, 'Ada');
  await user.type(first.email, 'ada@example.com');
  for (let number = 2; number <= 6; number += 1)
    await user.click(screen.getByRole('button', { name: 'Add recipient' }));
  expect(await screen.findByRole('link', { name: 'Upload a file instead' })).toHaveAttribute(
    'href',
    '/order/bulk-upload?utid=U100001&amount=25.00',
  );
  await user.click(screen.getByRole('button', { name: 'Save entries as a file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [headings, ...rows] = ((await saved[0]?.text()) ?? '').split('\r\n');
  expect(headings).toMatch(/^utid,amount,recipientEmail,recipientFirstName,recipientLastName,/);
  expect(rows).toEqual([expect.stringMatching(/^U100001,25\.00,ada@example\.com,Ada,,/)]);
});

test('the sixth person is not led to a file where files are switched off for the account', async () => {
  const { user } = await openCheckout({
    'GET /customers/:customer/account/:account': () => buildAccount({ bulkUploadDisabled: true }),
  });
  await person(1);
  for (let number = 2; number <= 6; number += 1)
    await user.click(screen.getByRole('button', { name: 'Add recipient' }));
  expect(await screen.findByText(/Place this order first, then start another/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Upload a file instead' })).toBeNull();
});

const withNotes = { 'GET /platforms/:id': () => buildPlatform({ requiredLineItemNotes: true }) };
const note = async (number: number) => (await person(number)).row.getByLabelText(/^Note/);

test('one note fills those of everyone, and what it replaced comes back', async () => {
  const { user } = await openCheckout(withNotes);
  await user.click((await person(1)).email);
  await user.paste('First name\tEmail\tNotes\nAna\tana@example.com\tCost centre 7\nBea\tbea@example.com\t');
  expect(screen.queryByText(/Left out/)).toBeNull();
  expect(await note(1)).toHaveValue('Cost centre 7');
  await user.type(await note(2), 'Team B');
  await user.click(screen.getByRole('button', { name: 'Same note for all' }));
  expect(await note(2)).toHaveValue('Cost centre 7');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await note(1)).toHaveValue('Cost centre 7');
  expect(await note(2)).toHaveValue('Team B');
});

test('an empty note is refused at its person alone; each note goes with its line, that of the order with the order', async () => {
  const { user, api } = await openCheckout(withNotes);
  await user.click((await person(1)).email);
  await user.paste('Ana\tByron\tana@example.com\nBea\tByron\tbea@example.com');
  await user.click(await note(1));
  await user.paste('Doe, Jane');
  await user.type(screen.getByLabelText(/^Notes/), 'For the fair');
  await user.click(screen.getByRole('button', { name: 'Review order' }));
  await waitFor(async () => expect(await note(2)).toHaveFocus());
  expect(await note(2)).toBeInvalid();
  expect(await note(1)).toBeValid();
  await user.type(await note(2), 'Team B');
  await waitFor(() =>
    expect(api.calls('PUT /shopping-carts/:cart/line-items').at(-1)?.body).toMatchObject({
      lineItems: [{ metadata: { notes: 'Doe, Jane' } }, { metadata: { notes: 'Team B' } }],
    }),
  );
  expect(api.calls('PATCH /shopping-carts/:cart').at(-1)?.body).toMatchObject({
    metadata: { notes: 'For the fair' },
  });
});

test('a note that the server asks for stands at its person', async () => {
  const { user } = await openCheckout({
    'PUT /shopping-carts/:cart/line-items': () => ({
      status: 422,
      body: buildError({ fields: [{ field: 'lineItems[0].metadata.notes', i18nKey: 'error.notes.required' }] }),
    }),
  });
  const { firstName, email, row } = await person(1);
  expect(row.queryByLabelText(/^Note/)).toBeNull();
  await user.type(firstName, 'Ana');
  await user.type(email, 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Review order' }));
  await waitFor(async () => expect(await note(1)).toBeInvalid());
});
