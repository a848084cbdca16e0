import type { CaptchaChallenge } from '@portal/shared/contract/session';
import { portalApi } from '../../api/portalApi.ts';

/** Endpoint of the puzzle that sign-in may ask for. */
const captchaApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getCaptcha: build.query<CaptchaChallenge, undefined>({
      query: () => '/captcha',
      extraOptions: { isPublic: true },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyGetCaptchaQuery } = captchaApi;
