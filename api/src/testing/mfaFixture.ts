import type { MfaChallenge, MfaSetUp } from '@portal/shared/contract/mfa';
import type { SessionTokens } from '@portal/shared/contract/session';
import { open } from '../crypto/seal.ts';
import { toNoticeMail } from '../modules/outbox/notices/noticeMail.ts';
import { readNoticeRows } from '../modules/outbox/notices/noticeReadModel.ts';
import type { buildUser } from './builders.ts';
import { TEST_PASSWORD } from './builders.ts';
import type { TestApp } from './testApp.ts';

export interface SignInResponse {
  readonly jwt: SessionTokens | null;
  readonly mfa: MfaChallenge | null;
}

export type User = Awaited<ReturnType<typeof buildUser>>;

/** A browser of a test: it keeps cookies and the last id token. */
export function openBrowser({ app }: TestApp, remoteAddress = '192.0.2.1') {
  const jar = new Map<string, string>();
  let idToken: string | null = null;
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress,
      cookies: Object.fromEntries(jar),
      headers: idToken === null ? {} : { authorization: `Bearer ${idToken}` },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) jar.set(name, value);
    return response;
  };
  return {
    call,
    /** The cookie of that name. */
    cookie: (name: string) => jar.get(name),
    cookies: (): Record<string, string> => Object.fromEntries(jar),
    /** A second browser with the same cookies. */
    copyOf: (name: string, value: string) => jar.set(name, value),
    adopt: (tokens: SessionTokens) => {
      idToken = tokens.idToken;
    },
    signIn: async (email: string): Promise<SignInResponse> => {
      idToken = null;
      const response = await call('POST', '/api/authenticate', { username: email, password: TEST_PASSWORD });
      const body = response.json<SignInResponse>();
      if (body.jwt) idToken = body.jwt.idToken;
      return body;
    },
    setUp: async (body: object): Promise<MfaSetUp> =>
      (await call('POST', '/api/mfa/methods', { currentPassword: TEST_PASSWORD, ...body })).json<MfaSetUp>(),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** Collects what is sent to users: texts by number, mails by user. The queue must have been started. */
export async function watchMessages(test: TestApp) {
  const texts: { to: string; body: string }[] = [];
  await test.jobs.work(
    'send-text',
    (batch) => {
      for (const { sealed } of batch)
        texts.push(JSON.parse(open(test.env.credentialKey, sealed)) as (typeof texts)[number]);
      return Promise.resolve(batch.map(() => ({ done: true }) as const));
    },
    () => Promise.resolve(),
  );
  const until = async <T>(find: () => Promise<T | undefined> | T | undefined): Promise<T> => {
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const mails = async (user: User) => {
    const rows = await test.db.selectFrom('outbox').select('id').where('user_id', '=', user.id).orderBy('id').execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const notices = await readNoticeRows(test.database.db, user.platform_id, ids);
    return notices.toSorted((a, b) => Number(a.id - b.id)).map((row) => toNoticeMail(row, test.env));
  };
  return {
    texts,
    mails,
    /** The code of the n-th text to a number. */
    textedCode: (to: string, nth = 1) => until(() => codeIn(texts.filter((text) => text.to === to)[nth - 1]?.body)),
    /** The code of the n-th mail with a code to a user. */
    mailedCode: (user: User, nth = 1) =>
      until(async () => (await mails(user)).flatMap(({ text }) => codeIn(text) ?? [])[nth - 1]),
  };
}

const codeIn = (text: string | undefined): string | undefined => /\b\d{6}\b/.exec(text ?? '')?.[0];
