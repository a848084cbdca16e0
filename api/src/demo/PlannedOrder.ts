import type { DeliveryMethod, FulfillmentType, OrderSource, RewardStatus } from '@portal/shared/domain/enumerations';
import type { HoldReason } from '@portal/shared/domain/ordering/orderHold';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import type { LinePrice } from '@portal/shared/domain/money/quoteMath';
import type { DemoBrand, DemoItem } from './DemoBrand.ts';
import type { DemoAccount } from './demoOrganisation.ts';
import type { DemoPerson } from './demoPeople.ts';
import type { MailStory } from './mailStories.ts';

/** A line of a past order with its outcome. */
export interface PlannedLine {
  readonly item: DemoItem;
  readonly brand: DemoBrand;
  readonly person: DemoPerson;
  readonly amountMinor: bigint;
  readonly quantity: number;
  readonly rateE8: bigint;
  readonly price: LinePrice;
  readonly method: DeliveryMethod;
  /** Postal address of cards; null for other delivery methods. */
  readonly address: Readonly<Record<string, string | null>> | null;
  readonly etid: string;
  readonly message: string;
  /** Null when the line was issued. */
  readonly failure: LineReason | null;
  /** Null when the line failed, or travels. */
  readonly mail: MailStory | null;
  readonly reward: PlannedReward;
}

/** Redemption state of the reward. */
export interface PlannedReward {
  readonly status: RewardStatus;
  readonly viewedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Why an order is held, or was until staff refused it. */
export interface PlannedHold {
  readonly reason: HoldReason;
  readonly refusal: { readonly reason: string; readonly at: Date } | null;
}

export interface PlannedOrder {
  readonly account: DemoAccount;
  readonly buyer: string;
  readonly senderName: string;
  readonly source: OrderSource;
  readonly type: FulfillmentType;
  readonly createdAt: Date;
  /** Time at which every line was issued or had failed. */
  readonly settledAt: Date;
  /** When its mails are sent; absent: at once. */
  readonly scheduled?: { readonly at: Date; readonly timeZone: string };
  readonly hold?: PlannedHold;
  /** The buyer's app placed it. */
  readonly isByApp?: true;
  /** The survey response whose reward it is. */
  readonly responseId?: string;
  readonly purchaseOrderNumber: string | null;
  readonly externalReferenceId: string | null;
  readonly campaign: string | null;
  readonly notes: string | null;
  readonly lines: readonly PlannedLine[];
}

/** True for an order that waits: nothing of it is issued, and its money is set aside. */
export const isHeld = ({ hold }: Pick<PlannedOrder, 'hold'>): boolean => hold !== undefined && hold.refusal === null;
