import type { UserFile, UserFileRow } from '@portal/shared/contract/userFiles';
import { screen, waitFor } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { layOutGrids } from '../../testing/gridLayout.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { teamRoutes } from '../index.ts';

beforeEach(layOutGrids);

const buildFile = (changes: Partial<UserFile> = {}): UserFile => ({
  fileId: 'f1',
  fileName: 'team.csv',
  state: 'CHECKED',
  version: 0,
  total: 3,
  wrong: 1,
  later: 0,
  laterAt: null,
  invitations: 1,
  moves: 0,
  movesOpen: 1,
  waiting: 0,
  invited: 0,
  asked: 0,
  failed: 0,
  ignoredHeadings: ['Team'],
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-21T12:00:00.000Z',
  ...changes,
});

const buildRow = (rowNumber: number, email: string, changes: Partial<UserFileRow> = {}): UserFileRow => ({
  rowNumber,
  sheetRow: rowNumber + 1,
  isHidden: false,
  cells: {
    email,
    firstName: 'Omar',
    lastName: 'Levi',
    role: 'standard',
    language: 'en',
    platformAccess: 'no',
    groups: 'G1',
    accounts: '',
  },
  errors: [],
  isMove: false,
  isMoveApproved: false,
  outcome: null,
  ...changes,
});

const WRONG = buildRow(1, 'zara@', { errors: [{ field: 'email', i18nKey: 'error.email.invalid' }] });
const MOVE = buildRow(2, 'omar@elsewhere.example', { isMove: true });

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: teamRoutes,
    path,
    api: apiServer({
      'GET /users/files': () => [],
      'GET /users/files/:file/rows': ({ query }) => (query.get('only') === 'moves' ? [MOVE] : [WRONG]),
      ...handlers,
    }),
  });

test('a wrong cell is mended in place, a move is approved, and Confirm names what is sent', async () => {
  let file = buildFile();
  const become = (changes: Partial<UserFile>): UserFile => (file = { ...file, ...changes, version: file.version + 1 });
  const { user, api } = await open('/users/upload/f1', {
    'GET /users/files/:file': () => file,
    'PATCH /users/files/:file/rows': () => ({
      file: become({ wrong: 0, invitations: 2 }),
      rows: [{ ...buildRow(1, 'zara@platform.example') }],
    }),
    'PUT /users/files/:file/moves': () => become({ moves: 1, movesOpen: 0 }),
    'POST /users/files/:file/confirm': () => become({ state: 'DONE', invitations: 0, moves: 0, invited: 2, asked: 1 }),
  });
  expect(await screen.findByText('These columns are not used: Team')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Next error' }));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^zara@/));
  await user.keyboard('zara@platform.example{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.calls('PATCH /users/files/:file/rows')[0]?.body).toEqual({
    changes: [{ rowNumber: 1, field: 'email', value: 'zara@platform.example' }],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Ask Omar Levi (omar@elsewhere.example) to move' }));
  expect(api.calls('PUT /users/files/:file/moves')[0]?.body).toEqual({ moves: [{ rowNumber: 2, isApproved: true }] });
  await user.click(await screen.findByRole('button', { name: 'Confirm: 2 invitations, 1 move' }));
  expect(await screen.findByRole('dialog', { name: 'Send 2 invitations, 1 move?' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Confirm: 2 invitations, 1 move' }).at(-1) ?? document.body);
  expect(await screen.findByText('2 invited')).toBeVisible();
  expect(screen.getByText('1 asked to move')).toBeVisible();
  const [confirm] = api.calls('POST /users/files/:file/confirm');
  expect([confirm?.body, confirm?.headers.get('idempotency-key')]).toEqual([{ version: 2 }, expect.any(String)]);
});

test('a file that is not taken is named with its reason, and one that is good leads to its page', async () => {
  let isMissing = true;
  const { user, location } = await open('/users/upload', {
    'GET /users/files/:file': () => buildFile(),
    'POST /users/files': () => {
      if (!isMissing) return buildFile();
      isMissing = false;
      const values = { place: 'Role', rows: '5000' };
      return { status: 422, body: { ...buildError({ status: 422, i18nKey: 'error.file.missingColumn' }), values } };
    },
  });
  await screen.findByText('No files. Upload one to get started.');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');
  await user.upload(input, new File(['Email'], 'team.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/team\.csv cannot be used.*The column “Role” is missing/);
  await user.upload(input, new File(['Email,Role'], 'team.csv'));
  await waitFor(() => expect(location()).toBe('/users/upload/f1'));
});
