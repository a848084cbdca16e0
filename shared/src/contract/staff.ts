import { Type, type Static } from '@sinclair/typebox';
import { boolean, number, object, type InferType } from 'yup';
import { KYB_STATUSES } from '../domain/access/kybStatuses.ts';
import { ACCOUNT_STATUSES } from '../domain/enumerations.ts';
import { DEFAULT_TREATMENT, TREATMENTS } from '../domain/access/treatments.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, pageNumber, REASON_MAX, text, recordVersion } from './common.ts';

export const staffPlatformParams = object({ platformClientId: text().max(100).required() });

/** GET /api/staff/platforms. `q`: a part of the name or of the identifier. */
export const staffPlatformsQuery = object({
  page: pageNumber,
  size: number()
    .oneOf([...SETTINGS.paging.ordersSizes])
    .default(SETTINGS.paging.orders),
  q: text().trim().max(100).default(''),
});
export type StaffPlatformsQuery = InferType<typeof staffPlatformsQuery>;

/** An organisation, as staff see it in lists. */
export const StaffPlatform = Type.Object({
  platformClientId: Type.String(),
  name: Type.String(),
  status: Type.String(),
  kybStatus: OneOf(KYB_STATUSES),
  createdDate: Instant,
});
export type StaffPlatform = Static<typeof StaffPlatform>;

/** One page of organisations, by name. */
export const StaffPlatforms = Type.Array(StaffPlatform);

/** GET /api/staff/platforms/{platformClientId}/treatments. `own` is null where the default holds. `helpCentre`: named by the organisation's mails. */
export const PlatformTreatments = Type.Object({
  platformClientId: Type.String(),
  name: Type.String(),
  /** Grows with every change. */
  version: Type.Integer(),
  helpCentre: Type.Object({ url: Nullable(Type.String()), version: Type.Integer() }),
  treatments: Type.Array(
    Type.Object({
      feature: Type.String(),
      treatment: OneOf(TREATMENTS),
      default: OneOf(TREATMENTS),
      own: Nullable(OneOf(TREATMENTS)),
    }),
  ),
});
export type PlatformTreatments = Static<typeof PlatformTreatments>;

export const treatmentParams = staffPlatformParams.shape({ feature: text().max(100).required() });

/** PUT /api/staff/platforms/{platformClientId}/treatments/{feature}. `version`: as it was read; 409 for an older one. */
export const treatmentChange = object({
  treatment: text()
    .oneOf([...TREATMENTS, DEFAULT_TREATMENT])
    .required(),
  version: recordVersion(),
});
export type TreatmentChange = InferType<typeof treatmentChange>;

/** PUT /api/staff/platforms/{platformClientId}/help-centre. `version`: as it was read; 409 for an older one. */
export const helpCentreChange = object({
  url: text().trim().max(400).default(''),
  version: recordVersion(),
});
export type HelpCentreChange = InferType<typeof helpCentreChange>;

/** POST /api/staff/platforms/{platformClientId}/emulation. `reason`: kept in the audit log. */
export const emulationBody = object({ reason: text().max(REASON_MAX, 'error.text.tooLong').default('') });

/** The answer: serves once, in the session that asked. */
export const EmulationToken = Type.Object({ emulationToken: Type.String(), expiresAt: Instant });
export type EmulationToken = Static<typeof EmulationToken>;

/** An account, as staff see it. `version`: of its switches; grows with every change. */
export const StaffAccount = Type.Object({
  accountIdentifier: Type.String(),
  displayName: Type.String(),
  groupDisplayName: Type.String(),
  status: OneOf(ACCOUNT_STATUSES),
  bulkUploadDisabled: Type.Boolean(),
  bulkOrdersDisabled: Type.Boolean(),
  version: Type.Integer(),
});
export type StaffAccount = Static<typeof StaffAccount>;

/** GET /api/staff/platforms/{platformClientId}/accounts: one page, by name. */
export const StaffAccounts = Type.Array(StaffAccount);

export const accountSwitchesParams = staffPlatformParams.shape({ accountIdentifier: text().max(100).required() });

/**
 * PUT /api/staff/platforms/{platformClientId}/accounts/{accountIdentifier}/switches. `reason`: kept in the audit log, checked by
 * the service. `version`: as it was read; 409 for an older one.
 */
export const accountSwitchesChange = object({
  bulkUploadDisabled: boolean().strict().required(),
  bulkOrdersDisabled: boolean().strict().required(),
  reason: text().max(5_000).default(''),
  version: recordVersion(),
});
export type AccountSwitchesChange = InferType<typeof accountSwitchesChange>;
