import type { Attempt } from '@portal/shared/contract/attempts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, ORDER_PLACED } from '../../api/tags.ts';
import type { OpenAttempt } from './openAttempts.ts';

/** `LOST`: it has not arrived, and will not any more. */
export type Outcome = Omit<Attempt, 'state'> & { readonly state: Attempt['state'] | 'LOST' };

type AttemptQuery = Pick<OpenAttempt, 'operation' | 'accountIdentifier' | 'key' | 'at'>;

const attemptApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    attemptOutcome: build.query<Outcome, AttemptQuery>({
      query: ({ key, operation, accountIdentifier }) => ({
        url: `/idempotency-keys/${encodeURIComponent(key)}`,
        params: { operation, accountIdentifier },
      }),
      transformResponse: (result: Attempt, _meta, { at }): Outcome =>
        result.state === 'UNKNOWN' && Date.now() - at > SETTINGS.attempts.lostAfterMs
          ? { ...result, state: 'LOST' }
          : result,
      onQueryStarted: async ({ accountIdentifier }, { queryFulfilled, dispatch }) => {
        const result = await queryFulfilled.catch(() => null);
        if (result?.data.state === 'DONE')
          dispatch(portalApi.util.invalidateTags([...ORDER_PLACED, idTag('Account', accountIdentifier)]));
      },
    }),
  }),
});

export const { useAttemptOutcomeQuery } = attemptApi;
