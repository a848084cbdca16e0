import { configureStore } from '@reduxjs/toolkit';
import { configureApi } from './apiEnvironment.ts';
import { portalApi } from './portalApi.ts';
import { serverNow } from './serverClock.ts';

const { endpoints } = portalApi.injectEndpoints({
  endpoints: (build) => ({ readThings: build.query<unknown, undefined>({ query: () => '/things' }) }),
});

async function answeredWith(answer: Response) {
  globalThis.fetch = () => Promise.resolve(answer);
  configureApi({
    session: {
      getAccessToken: () => Promise.resolve('token'),
      reportUnauthorized: () => Promise.resolve('ended'),
      signOut: () => Promise.resolve(),
      subscribe: () => () => undefined,
    },
    apiBaseUrl: 'http://localhost',
  });
  const store = configureStore({
    reducer: { [portalApi.reducerPath]: portalApi.reducer },
    middleware: (defaults) => defaults().concat(portalApi.middleware),
  });
  return store.dispatch(endpoints.readThings.initiate(undefined));
}

describe('an answer of the API', () => {
  test('keeps the status of a page that is not JSON', async () => {
    const { error } = await answeredWith(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error).toMatchObject({ status: 502, i18nKey: 'error.unavailable' });
  });

  test('keeps the description of a failure without a key', async () => {
    const { error } = await answeredWith(Response.json({ description: 'The file is locked.' }, { status: 409 }));
    expect(error).toEqual({ status: 409, i18nKey: '', description: 'The file is locked.' });
  });

  test('tells the time of the server, unless the browser may have kept it', async () => {
    const server = Date.parse('2100-01-01T00:00:00Z');
    const date = new Date(server).toUTCString();
    await answeredWith(Response.json({}, { headers: { date, 'cache-control': 'public, max-age=300' } }));
    expect(serverNow()).toBeLessThan(server);
    await answeredWith(Response.json({}, { headers: { date } }));
    expect(serverNow()).toBeGreaterThanOrEqual(server);
  });

  test('without a body is nothing', async () => {
    const { data, error } = await answeredWith(new Response(null, { status: 204 }));
    expect([data, error]).toEqual([null, undefined]);
  });
});
