import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { LANGUAGES } from '../domain/enumerations.ts';
import { Nullable, OneOf, text } from './common.ts';

/** GET /api/terms. `langKey`: of the language in which they are read; English when it is missing. */
export const termsQuery = object({ langKey: text().max(20).default('en') });
export type TermsQuery = InferType<typeof termsQuery>;

/** The terms in force. Where the operator has terms of its own, `url` leads to them, and there are no sections. */
export const Terms = Type.Object({
  version: Type.String(),
  language: OneOf(LANGUAGES),
  url: Nullable(Type.String()),
  sections: Type.Array(Type.Object({ title: Nullable(Type.String()), text: Type.String() })),
});
export type Terms = Static<typeof Terms>;

/** Terms that were accepted, as they were read. 400 `error.terms.required` for none, 409 `error.terms.changed` for others than those in force. */
export const acceptedTerms = () =>
  object({
    version: text().max(40, 'error.terms.required').required('error.terms.required'),
    language: text()
      .oneOf([...LANGUAGES], 'error.terms.required')
      .required('error.terms.required'),
  })
    .default(undefined)
    .required('error.terms.required');
export type AcceptedTerms = InferType<ReturnType<typeof acceptedTerms>>;

/** POST /api/terms/acceptances: the user accepts the terms in force. */
export const acceptTermsBody = object({ terms: acceptedTerms() });
export type AcceptTermsBody = InferType<typeof acceptTermsBody>;
