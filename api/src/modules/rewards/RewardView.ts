import type { CredentialType } from '@portal/shared/domain/enumerations';
import type { RewardPageState } from '../../texts/languages/DeliveryTexts.ts';

/** A reward as shown to its recipient. Texts are plain. Credentials are empty unless the reward can be, or was, used. */
export interface RewardView {
  readonly state: RewardPageState;
  readonly brandName: string;
  readonly rewardName: string;
  readonly artworkUrl: string;
  readonly recipientName: string;
  readonly senderName: string;
  readonly message: string;
  readonly currencyCode: string;
  readonly pieceMinor: bigint;
  readonly quantity: number;
  readonly valueMinor: bigint;
  readonly remainingMinor: bigint;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
  readonly credentials: readonly { readonly type: CredentialType; readonly value: string }[];
  /** The address at which the sandbox's cards are used; null without a sandbox. */
  readonly tillUrl: string | null;
  readonly instructions: string;
  readonly terms: string;
  readonly reference: string;
  readonly supportEmail: string;
}
