import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { AGREEMENT_KINDS, LANGUAGES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, pageNumber, text } from './common.ts';
import { listDays } from './listDays.ts';

const { sizes } = SETTINGS.team;

/** GET /api/agreements/export. `q`: a part of the name or of the e-mail address of who accepted. */
export const agreementsExportQuery = object({
  sort: text().oneOf(['date,desc', 'date,asc']).default('date,desc'),
  q: text().trim().max(255).default(''),
  kind: text()
    .oneOf([...AGREEMENT_KINDS])
    .optional(),
  format: text().oneOf(['csv', 'xlsx']).default('csv'),
  ...listDays,
});
export type AgreementsExportQuery = InferType<typeof agreementsExportQuery>;

/** GET /api/agreements. */
export const agreementsQuery = agreementsExportQuery.omit(['format']).shape({
  page: pageNumber,
  size: number()
    .oneOf([...sizes])
    .default(sizes[0]),
});
export type AgreementsQuery = InferType<typeof agreementsQuery>;

/** GET /api/staff/agreements: those of an organisation. */
export const staffAgreementsQuery = agreementsQuery.shape({ platformClientId: text().max(100).required() });
export type StaffAgreementsQuery = InferType<typeof staffAgreementsQuery>;

/** A text that somebody accepted. `email` is null once they were deleted. */
export const Agreement = Type.Object({
  agreementId: Type.String(),
  kind: OneOf(AGREEMENT_KINDS),
  version: Type.String(),
  language: OneOf(LANGUAGES),
  date: Instant,
  name: Type.String(),
  email: Nullable(Type.String()),
  ipAddress: Type.String(),
  /** The bank account that may be debited; null for terms. */
  bankAccount: Nullable(Type.Object({ label: Type.String(), lastFour: Type.String() })),
});
export type Agreement = Static<typeof Agreement>;

/** One page of them; X-Total-Count is the total. */
export const Agreements = Type.Array(Agreement);
