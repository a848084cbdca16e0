import { configureStore } from '@reduxjs/toolkit';
import { configureApi } from './apiEnvironment.ts';
import { portalApi } from './portalApi.ts';

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

  test('without a body is nothing', async () => {
    const { data, error } = await answeredWith(new Response(null, { status: 204 }));
    expect([data, error]).toEqual([null, undefined]);
  });
});
