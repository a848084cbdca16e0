import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';

/** The two name fields in the order of the user's language: family name first in Japanese and Chinese. */
export function NameOrder({ given, family }: { readonly given: ReactNode; readonly family: ReactNode }) {
  const isFamilyFirst = /^(ja|zh)/.test(useLocale());
  return (
    <>
      {isFamilyFirst && family}
      {given}
      {!isFamilyFirst && family}
    </>
  );
}
