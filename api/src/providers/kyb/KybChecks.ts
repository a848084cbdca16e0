import type { KybCheck, KybCheckResult } from '@portal/shared/domain/access/reviewFacts';

/** Submitted facts that are compared with registers and lists. */
export interface CheckedBusiness {
  /** Names the submission: checks of the same one are the same checks. */
  readonly reference: string;
  readonly companyName: string;
  readonly country: string;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly phoneNumber: string;
  readonly webSite: string | null;
  readonly taxId: string | null;
}

/** A result with a sentence of the service about it, empty when it has none. */
export interface CheckedFact {
  readonly check: KybCheck;
  readonly result: KybCheckResult;
  readonly detail: string;
}

/** `failed`: no answer came, or none that can be read. */
export type CheckBusinessResult =
  | { readonly outcome: 'checked'; readonly results: readonly CheckedFact[] }
  | { readonly outcome: 'failed' };

/** Port to the service that checks businesses. Nothing here rejects: failures are results too. */
export interface KybChecks {
  check(business: CheckedBusiness): Promise<CheckBusinessResult>;
}
