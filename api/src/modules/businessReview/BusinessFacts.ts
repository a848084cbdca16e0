import type { RewardsUsage } from '@portal/shared/domain/access/kybReview';
import { boolean, object, string, type InferType } from 'yup';

/** The facts that an organisation submits about its business; null: not asked, or left out. */
export interface BusinessFacts {
  readonly rewardsUsage: readonly RewardsUsage[];
  /** The organisation's words for OTHER. */
  readonly rewardsUsageOther: string | null;
  readonly companyName: string;
  readonly country: string;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly phoneNumber: string;
  /** As it was typed; it is sealed before it is kept. */
  readonly taxId: string | null;
  readonly webSite: string | null;
  readonly industry: string | null;
  readonly monthlyVolume: string | null;
  readonly firstSend: string | null;
  /** Null for an organisation that did not sign up by itself. */
  readonly signUp: SignUpAnswers | null;
}

/** The answers at sign-up as they are kept with the submission. */
export const signUpSchema = object({
  workEmail: string().required(),
  companyName: string().required(),
  isLargeSpender: boolean().required(),
  sendsForOthers: boolean().required(),
  useCase: string().required(),
  useCaseDetail: string().nullable().default(null),
});
export type SignUpAnswers = InferType<typeof signUpSchema>;
