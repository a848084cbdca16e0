import { languageOf } from '@portal/shared/domain/people/languages';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountGate } from '../entities/account/AccountGate.tsx';
import { useGetPlatformQuery, useGetPrincipalQuery } from '../entities/platform/platformApi.ts';
import { SignedInContext } from '../entities/platform/signedIn.ts';
import { useGivenLanguage } from '../i18n/givenLanguage.ts';
import { PageFailure } from '../ui/failure/PageFailure.tsx';
import { OnboardingGate } from './OnboardingGate.tsx';

interface SignedInDataProps {
  /** User identifier, part of the cache key: another user never sees this one's responses. */
  readonly subject: string;
  /** Shown while they load. */
  readonly waiting: ReactNode;
  /** Shown while the account is chosen. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Loads the user, the organisation and the account before any page renders; the language is the given one, else the profile's. */
export function SignedInData({ subject, waiting, skeleton, children }: SignedInDataProps) {
  const { i18n } = useTranslation(['common', 'signedIn']);
  const me = useGetPrincipalQuery({ subject });
  const principal = me.currentData;
  const organisation = useGetPlatformQuery(principal?.platformClientId ?? skipToken);
  const platform = organisation.currentData;
  const given = useGivenLanguage();
  const language = given ?? (principal === undefined ? null : languageOf(principal.langKey));

  useEffect(() => {
    if (language !== null && language !== i18n.language) void i18n.changeLanguage(language);
  }, [language, i18n]);

  const signedIn = useMemo(() => (principal && platform ? { principal, platform } : null), [principal, platform]);
  const isFirstPageDue = signedIn !== null;
  useEffect(() => {
    if (isFirstPageDue) void i18n.loadNamespaces('errors');
  }, [isFirstPageDue, i18n]);

  const failure = me.error ?? organisation.error;
  if (signedIn === null) {
    const retry = () => void (principal === undefined ? me.refetch() : organisation.refetch());
    return failure === undefined ? waiting : <PageFailure error={failure} onRetry={retry} />;
  }
  return (
    <SignedInContext value={signedIn}>
      <OnboardingGate waiting={skeleton}>
        <AccountGate waiting={skeleton}>{children}</AccountGate>
      </OnboardingGate>
    </SignedInContext>
  );
}
