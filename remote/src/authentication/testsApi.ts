import type { SsoAnswers, SsoTest, SsoTestBegun } from '@portal/shared/contract/ssoConnections';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';
import { getConnectionUrl } from './connectionUrl.ts';

interface TestOfConnection {
  readonly connectionId: string;
  readonly testId: string;
}

/** Endpoints that try a connection, and show what its provider answered. */
const testsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    beginSsoTest: build.mutation<SsoTestBegun, string>({
      query: (connectionId) => ({ url: getConnectionUrl(connectionId, 'test'), method: 'POST' }),
      invalidatesTags: [listTag('SsoAnswer')],
    }),
    getSsoTest: build.query<SsoTest, TestOfConnection>({
      query: ({ connectionId, testId }) => getConnectionUrl(connectionId, 'test', testId),
      providesTags: (_result, _error, { testId }) => [idTag('SsoTest', testId)],
      keepUnusedDataFor: 0,
    }),
    listSsoAnswers: build.query<SsoAnswers, string>({
      query: (connectionId) => getConnectionUrl(connectionId, 'answers'),
      providesTags: [listTag('SsoAnswer')],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useBeginSsoTestMutation, useListSsoAnswersQuery } = testsApi;

export const { getSsoTest } = testsApi.endpoints;
