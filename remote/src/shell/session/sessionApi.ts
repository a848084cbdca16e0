import type { SessionStatus } from '@portal/shared/contract/session';
import { portalApi } from '../../api/portalApi.ts';

/** Reading a session does not renew it; one that has ended is handled as with every call. */
const sessionApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getSessionStatus: build.query<SessionStatus, undefined>({
      query: () => '/users/sessionStatus',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetSessionStatusQuery } = sessionApi;
