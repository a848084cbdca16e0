import type { AcceptedTerms } from '@portal/shared/contract/terms';
import { mixed } from 'yup';

/** The value of `TermsField`. */
export const requiredTerms = mixed<AcceptedTerms>().nullable().required('error.terms.required');
