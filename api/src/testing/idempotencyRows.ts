import type { ErrorBody } from '@portal/shared/contract/common';
import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../start/app.ts';
import type { Env } from '../env/env.ts';
import { openTestGateway } from '../providers/payments/testing/openTestGateway.ts';
import { buildUser } from './builders.ts';
import { collectLog } from './collectLog.ts';
import { BUYER, buildCatalogue, buildShop } from './commerceBuilders.ts';
import { withFailingCommits, withoutInserts } from './forcedFailures.ts';
import { moneyCalls, type Caller, type Post } from './moneyCalls.ts';
import { changesOf, countRows, type RowCounts } from './rowCounts.ts';
import { buildTestApp, callWith, idTokenOf, type Call } from './testApp.ts';

/** Money moved, ordered and taken from a card: the rows that are proven on every change. */
export const ALWAYS: readonly string[] = [
  'POST /api/orders',
  'POST /api/creditCards/platforms/deposits',
  'POST /api/funding/transfer-funds',
];
const AT_ONCE = 50;
const LONGEST = SERVER_SETTINGS.idempotency.keyLength;

const gateway = await openTestGateway();
export const testApp = await buildTestApp({}, [], gateway.gateway);
await testApp.jobs.start();
await buildCatalogue(testApp.db);
const { db, database } = testApp;
/** Every POST that creates, issues or moves money. */
export const rows = Object.entries(moneyCalls(testApp));
// A file of users gives the standard role, whose rights its sender has to hold.
const rights = [...new Set([...BUYER, ...DEFAULT_ROLES.standard, ...rows.map(([, { right }]) => right)])];
const buyer = await newCaller();
const colleague = await colleagueOf(buyer);
const stranger = await newCaller();

afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await gateway.close();
});

/** Every way in which a call can fail or repeat, for each of the routes. */
export function describeRows(names: (name: string) => boolean): void {
  describe.each(rows.filter(([name]) => names(name)))('%s', (route, row) => {
    let count = 0;
    /** Effect of one successful call. */
    let once: RowCounts;
    let post: Post;
    let key: string;

    beforeAll(async () => {
      for (const caller of [colleague, stranger, buyer]) {
        const warm = await row.good(caller);
        once = await changesBy(async () => {
          expect((await send(caller, warm, `${route} first`)).statusCode).toBeLessThan(300);
        });
      }
      expect(once).toMatchObject({ idempotency_keys: 1 });
      expect(Object.keys(once).length).toBeGreaterThan(1);
    });
    beforeEach(async () => {
      key = `${route} ${(count += 1)}`;
      post = await row.good(buyer);
    });

    const succeeds = async (by: Caller = buyer): Promise<string> => {
      let body = '';
      const done = await changesBy(async () => {
        const response = await send(by, post, key);
        expect(replayOf(response)).toBe(false);
        expect(response.statusCode).toBeLessThan(300);
        body = response.body;
      });
      expect(done).toEqual(once);
      return body;
    };
    /** Returns an answer as it is kept. */
    const keptOf = (body: string): object => {
      const told = JSON.parse(body) as object;
      const { toldOnce } = row;
      return toldOnce !== undefined && toldOnce in told ? { ...told, [toldOnce]: null } : told;
    };
    const repeats = async (body: string, by: { readonly call: Call } = buyer): Promise<void> => {
      const done = await changesBy(async () => {
        const response = await send(by, post, key);
        expect([replayOf(response), response.json<unknown>()]).toEqual([true, keptOf(body)]);
      });
      expect(done).toEqual({});
    };

    it('does its work once and answers the same to every repeat, also in another process', async () => {
      const body = await succeeds();
      await repeats(body);
      await elsewhere({}, (caller) => repeats(body, caller));
    });

    it(`does its work once when it comes ${AT_ONCE} times at once`, async () => {
      let responses: LightMyRequestResponse[] = [];
      const done = await changesBy(async () => {
        responses = await Promise.all(Array.from({ length: AT_ONCE }, () => send(buyer, post, key)));
      });
      expect(done).toEqual(once);
      expect(
        new Set(responses.map((response) => `${response.statusCode} ${JSON.stringify(keptOf(response.body))}`)).size,
      ).toBe(1);
      expect(responses.filter(replayOf)).toHaveLength(AT_ONCE - 1);
      await repeats(responses[0]?.body ?? '');
    });

    it('refuses another request under the key', async () => {
      const body = await succeeds();
      const other = await row.good(buyer);
      const done = await changesBy(async () => {
        const response = await send(buyer, other, key);
        expect([response.statusCode, keyOf(response)]).toEqual([409, 'error.idempotency.otherBody']);
      });
      expect(done).toEqual({});
      await repeats(body);
    });

    it.each([
      ['a colleague', colleague],
      ["another tenant's user", stranger],
    ])('takes the key from %s as a new one and tells nothing of ours', async (_name, caller) => {
      const body = await succeeds();
      const same = await send(caller, post, key);
      expect([replayOf(same), row.echoes !== true && same.body === body]).toEqual([false, false]);
      if (caller === stranger) expect(same.statusCode).toBe(row.elsewhere ?? 404);
      [post, key] = [await row.good(buyer), `${key} again`];
      await succeeds();
      post = await row.good(caller);
      await succeeds(caller);
    });

    it('keeps a refusal and nothing else of it', async () => {
      post = await row.refused(buyer);
      let body = '';
      const done = await changesBy(async () => {
        const response = await send(buyer, post, key);
        expect([response.statusCode, replayOf(response)]).toEqual([row.refusal, false]);
        body = response.body;
      });
      expect(done).toEqual({ idempotency_keys: 1 });
      await repeats(body);
    });

    it('keeps nothing of a call that never began', async () => {
      const done = await changesBy(async () => {
        expect(keyOf(await send({ call: (options) => testApp.app.inject(options) }, post, key))).toBe(
          'error.session.ended',
        );
        expect((await malformed(post, key)).statusCode).toBe(400);
        await elsewhere({ writesPerMinute: 0 }, async (caller) => {
          expect((await send(caller, post, key)).statusCode).toBe(429);
        });
      });
      expect(done).toEqual({});
      await withoutAuthority(row.right, async () => {
        expect((await send(buyer, post, key)).statusCode).toBe(403);
      });
      await repeats(await succeeds());
    });

    it('keeps nothing of a call that failed half way, wherever it did', async () => {
      const done = await changesBy(async () => {
        const afterwards = ['wallets', ...(row.afterwards ?? [])];
        for (const table of Object.keys(once).filter((name) => !afterwards.includes(name))) {
          const response = await withoutInserts(database, table, () => send(buyer, post, key));
          expect([table, response.statusCode]).toEqual([table, 500]);
        }
        const unwritten = await withFailingCommits(database, { code: 'P0001', times: 1 }, () => send(buyer, post, key));
        expect(unwritten.statusCode).toBe(500);
      });
      expect(done).toEqual({});
      await repeats(await succeeds());
    });

    it('does its work once when the database asks for it again', async () => {
      const body = await withFailingCommits(database, { code: '40001', times: 2 }, () => succeeds());
      await repeats(body);
    });

    it(`takes a key of ${LONGEST} characters, and none that is longer or empty`, async () => {
      for (const wrong of ['', 'k'.repeat(LONGEST + 1)]) {
        const response = await send(buyer, post, wrong);
        expect([response.statusCode, keyOf(response)]).toEqual([400, 'error.idempotency.invalidKey']);
      }
      key = key.padEnd(LONGEST, '~');
      await repeats(await succeeds());
    });
  });
}

async function newCaller(): Promise<Caller> {
  const { buyer: user, account, platform } = await buildShop(db, { balanceMinor: 100_000n, authorities: rights });
  await db.updateTable('platforms').set({ is_staff: true }).where('id', '=', platform.id).execute();
  return callerOf(user, account);
}

async function colleagueOf({ account }: Caller): Promise<Caller> {
  const { platform_id } = account;
  return callerOf(await buildUser(db, { platform_id, organization_access: true, authorities: rights }), account);
}

async function callerOf(user: Caller['user'], account: Caller['account']): Promise<Caller> {
  const idToken = await idTokenOf(testApp.app, user.email);
  return { user, account, idToken, call: callWith(testApp.app, idToken) };
}

const send = ({ call }: { readonly call: Call }, post: Post, key: string): Promise<LightMyRequestResponse> =>
  call({ method: 'POST', ...post, headers: { 'idempotency-key': key } });

const malformed = ({ url }: Post, key: string): Promise<LightMyRequestResponse> =>
  buyer.call({
    method: 'POST',
    url,
    payload: '{',
    headers: { 'idempotency-key': key, 'content-type': 'application/json' },
  });

const replayOf = (response: LightMyRequestResponse): boolean => response.headers['idempotency-replayed'] === 'true';
const keyOf = (response: LightMyRequestResponse): string => response.json<ErrorBody>().i18nKey;

/** Row count changes caused by `work`. */
async function changesBy(work: () => Promise<void>): Promise<RowCounts> {
  const before = await countRows(db);
  await work();
  return changesOf(before, await countRows(db));
}

/** The buyer in another process on the same database. */
async function elsewhere(
  overrides: Partial<Env>,
  work: (caller: { readonly call: Call }) => Promise<void>,
): Promise<void> {
  const { env, clock, jobs, pdf, issuer, printer, dns } = testApp;
  const { app } = await buildApp({
    env: { ...env, ...overrides },
    database,
    clock,
    log: collectLog().log,
    enqueue: jobs.enqueue,
    enqueueAll: jobs.enqueueAll,
    pdf,
    gateway: gateway.gateway,
    provider: issuer.provider,
    fulfilment: printer.provider,
    dns,
  });
  try {
    await work({ call: callWith(app, buyer.idToken) });
  } finally {
    await app.close();
  }
}

async function withoutAuthority(right: Authority, work: () => Promise<void>): Promise<void> {
  const authority = { platform_id: buyer.user.platform_id, user_id: buyer.user.id, authority: right };
  await db
    .deleteFrom('user_authorities')
    .where('user_id', '=', authority.user_id)
    .where('authority', '=', authority.authority)
    .execute();
  await work();
  await db.insertInto('user_authorities').values(authority).execute();
}
