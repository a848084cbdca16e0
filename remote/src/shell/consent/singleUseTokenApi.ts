import type { SingleUseToken } from '@portal/shared/contract/singleUseTokens';
import { portalApi } from '../../api/portalApi.ts';

const singleUseTokenApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, for no second caller may be given the same token.
    createSingleUseToken: build.mutation<SingleUseToken, undefined>({
      query: () => '/external/users/createSingleUseToken',
    }),
  }),
});

export const { useCreateSingleUseTokenMutation } = singleUseTokenApi;
