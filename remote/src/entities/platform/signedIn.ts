import type { Platform } from '@portal/shared/contract/platforms';
import type { PrincipalUser } from '@portal/shared/contract/session';
import { FEATURE_DEFAULTS, isFeature, type FeatureName } from '@portal/shared/domain/access/features';
import { createContext, useContext } from 'react';

/** The signed-in user and the organisation; loaded before any page renders. */
export interface SignedIn {
  readonly principal: PrincipalUser;
  readonly platform: Platform;
}

export const SignedInContext = createContext<SignedIn | null>(null);

/** The signed-in user with the organisation; throws outside signed-in pages. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (signedIn === null) throw new Error('This part is drawn for signed-in people only');
  return signedIn;
}

export const usePrincipal = (): PrincipalUser => useSignedIn().principal;

export const usePlatform = (): Platform => useSignedIn().platform;

const FEATURE_NAMES = Object.keys(FEATURE_DEFAULTS).filter(isFeature);

/** The features of an organisation: its own treatment, else the default. */
export const getFeatures = (platform: Platform): Readonly<Record<FeatureName, boolean>> => {
  const entries = FEATURE_NAMES.map(
    (name) => [name, (platform.features[name] ?? FEATURE_DEFAULTS[name]) === 'on'] as const,
  );
  return { ...ALL_OFF, ...Object.fromEntries(entries) };
};

const ALL_OFF = Object.fromEntries(FEATURE_NAMES.map((name) => [name, false])) as Record<FeatureName, boolean>;

/** True when the organisation has the feature on. */
export const useFeature = (name: FeatureName): boolean => getFeatures(useSignedIn().platform)[name];
