import type {
  Onboarding,
  OnboardingBody,
  OnboardingSubmitted,
  SubmitOnboardingBody,
} from '@portal/shared/contract/onboarding';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

/** Endpoints of the wizard. */
const onboardingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getOnboarding: build.query<Onboarding, undefined>({ query: () => '/onboarding', keepUnusedDataFor: 0 }),
    saveOnboarding: build.mutation<Onboarding, OnboardingBody>({
      query: (body) => ({ url: '/onboarding', method: 'PUT', body }),
      // Sent by another tab or person: the user is read anew, whom the portal then leads on.
      invalidatesTags: (_saved, error) =>
        error?.i18nKey === 'error.onboarding.submitted' ? [idTag('Profile', 'ME')] : [],
    }),
    submitOnboarding: build.mutation<OnboardingSubmitted, SubmitOnboardingBody>({
      query: (body) => ({ url: '/onboarding/submit', method: 'POST', body }),
      invalidatesTags: [idTag('Profile', 'ME'), listTag('BusinessReview')],
    }),
  }),
});

export const {
  useGetOnboardingQuery,
  useLazyGetOnboardingQuery,
  useSaveOnboardingMutation,
  useSubmitOnboardingMutation,
} = onboardingApi;
