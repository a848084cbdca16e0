import { languageOf, toLangKey } from '@portal/shared/domain/people/languages';
import { legalPath } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useCreateHref } from '../../ui/page/useCreateHref.ts';
import { useGetTermsQuery } from './termsApi.ts';

/** Returns the terms in force in the language of the page, and where they can be read beside it. */
export function useTerms() {
  const { i18n } = useTranslation();
  const createHref = useCreateHref();
  const { data, error, refetch } = useGetTermsQuery(toLangKey(languageOf(i18n.language)));
  return { terms: data, href: data?.url ?? createHref(legalPath('terms')), error, retry: () => void refetch() };
}
