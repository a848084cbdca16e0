import type { Attempt } from '@portal/shared/contract/attempts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag, MONEY_MOVED } from '../../api/tags.ts';
import type { OpenAttempt } from './openAttempts.ts';

/** `LOST`: it has not arrived, and will not any more. */
export type Outcome = Omit<Attempt, 'state'> & { readonly state: Attempt['state'] | 'LOST' };

type Asked = Pick<OpenAttempt, 'operation' | 'accountIdentifier' | 'key' | 'at'>;

const attemptApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    attemptOutcome: build.query<Outcome, Asked>({
      query: ({ key, operation, accountIdentifier }) => ({
        url: `/idempotency-keys/${encodeURIComponent(key)}`,
        params: { operation, accountIdentifier },
      }),
      transformResponse: (answer: Attempt, _meta, { at }): Outcome =>
        answer.state === 'UNKNOWN' && Date.now() - at > SETTINGS.attempts.lostAfterMs
          ? { ...answer, state: 'LOST' }
          : answer,
      onQueryStarted: async ({ accountIdentifier }, { queryFulfilled, dispatch }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.state === 'DONE')
          dispatch(
            portalApi.util.invalidateTags([
              ...MONEY_MOVED,
              idTag('Account', accountIdentifier),
              listTag('Order'),
              listTag('Cart'),
            ]),
          );
      },
    }),
  }),
});

export const { useAttemptOutcomeQuery } = attemptApi;
