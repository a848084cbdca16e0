import type { HoldReason } from '@portal/shared/domain/ordering/orderHold';
import { seededNumbers } from '../modules/artwork/index.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';
import { somebodyOf } from './demoPeople.ts';
import { planLine } from './planLine.ts';
import type { PlannedHold, PlannedOrder } from './PlannedOrder.ts';

const HOUR_MS = 3_600_000;
const SEED = 'held orders';

interface DemoHold {
  readonly account: string;
  readonly buyer: string;
  readonly senderName: string;
  readonly amountMinor: bigint;
  readonly reason: HoldReason;
  readonly agoMs: number;
  readonly message: string;
  /** Refused by staff, so long after it was placed. */
  readonly refused?: { readonly reason: string; readonly afterMs: number };
}

/** One that waits for the review of a business, one of a watched account that takes longer than usual, and a refused one. */
const HELD: readonly DemoHold[] = [
  {
    account: 'A98001',
    buyer: 'owner@harbor-heron.example',
    senderName: 'June at Harbor & Heron',
    amountMinor: 7_500n,
    reason: 'ACCOUNT_WATCHED',
    agoMs: 19 * 24 * HOUR_MS,
    message: 'For the harbor clean-up.',
    refused: {
      reason: 'The recipients could not be confirmed. Write to us with the list of volunteers.',
      afterMs: 5 * HOUR_MS,
    },
  },
  {
    account: 'A98001',
    buyer: 'owner@harbor-heron.example',
    senderName: 'June at Harbor & Heron',
    amountMinor: 5_000n,
    reason: 'ACCOUNT_WATCHED',
    agoMs: 6 * 24 * HOUR_MS,
    message: 'Thank you for a season on the boats.',
  },
  {
    account: 'A97001',
    buyer: 'owner@field-fable.example',
    senderName: 'Rowan at Field & Fable',
    amountMinor: 2_500n,
    reason: 'BUSINESS_REVIEW',
    agoMs: 3 * HOUR_MS,
    message: 'Thank you for walking with us.',
  },
];

/** Orders that staff review before their rewards are issued, and one that they refused. */
export function planHeld(now: Date): PlannedOrder[] {
  const next = seededNumbers(SEED);
  return HELD.map((held) => planOne(held, now, next));
}

function planOne(held: DemoHold, now: Date, next: () => number): PlannedOrder {
  const account = DEMO_ACCOUNTS.find(({ identifier }) => identifier === held.account);
  const [choice] = DEMO_BRANDS.flatMap((brand) =>
    brand.items
      .filter(
        ({ isAvailable, valueType, currencyCode, deliveryMethods, minMinor, maxMinor }) =>
          isAvailable &&
          valueType === 'VARIABLE_VALUE' &&
          currencyCode === account?.currencyCode &&
          deliveryMethods.includes('EMAIL') &&
          (minMinor ?? 0n) <= held.amountMinor &&
          (maxMinor ?? held.amountMinor) >= held.amountMinor,
      )
      .map((item) => ({ brand, item })),
  );
  if (account === undefined || choice === undefined) throw new RangeError('The demo data have nothing to hold');
  const createdAt = new Date(now.getTime() - held.agoMs);
  const settledAt = new Date(createdAt.getTime() + (held.refused?.afterMs ?? 0));
  const line = planLine(
    {
      ...choice,
      amountMinor: held.amountMinor,
      accountCurrency: account.currencyCode,
      person: somebodyOf('america', next),
      quantity: 1,
      method: 'EMAIL',
      etid: 'E000000',
      message: held.message,
      failure: held.refused === undefined ? null : 'notIssued',
      isWaiting: true,
      hasMoved: false,
      issuedAt: settledAt,
    },
    now,
    next,
  );
  return {
    account,
    buyer: held.buyer,
    senderName: held.senderName,
    source: 'PORTAL',
    type: 'DIGITAL',
    createdAt,
    settledAt,
    hold: toHold(held, settledAt),
    purchaseOrderNumber: null,
    externalReferenceId: null,
    campaign: null,
    notes: null,
    lines: [line],
  };
}

const toHold = ({ reason, refused }: DemoHold, at: Date): PlannedHold => ({
  reason,
  refusal: refused === undefined ? null : { reason: refused.reason, at },
});
