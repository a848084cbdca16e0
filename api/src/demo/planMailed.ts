import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { getFulfillmentType } from '@portal/shared/domain/ordering/deliverySupport';
import { seededNumbers } from '../modules/artwork/index.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';
import { somebodyOf } from './demoPeople.ts';
import { planLine } from './planLine.ts';
import type { PlannedOrder } from './PlannedOrder.ts';

const SEED = 'mailed orders';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ISSUING_MS = 3_000;
const ACCOUNT = 'A20001';

interface DemoMailing {
  readonly utid: string;
  readonly amountMinor: bigint;
  readonly quantity?: number;
  readonly agoMs: number;
  readonly message: string;
  readonly failure?: LineReason;
}

/** Letters, a card and boxes, one in each state that a parcel can have. */
const MAILINGS: readonly DemoMailing[] = [
  { utid: 'U200001', amountMinor: 5_000n, agoMs: 20 * DAY_MS, message: 'Thank you for the photographs.' },
  {
    utid: 'U200001',
    amountMinor: 2_500n,
    agoMs: 11 * DAY_MS,
    message: 'Thank you for taking part.',
    failure: 'shipmentFailed',
  },
  {
    utid: 'U200002',
    amountMinor: 3_000n,
    agoMs: 10 * DAY_MS,
    message: 'Something for the long evenings.',
    failure: 'shipmentCanceled',
  },
  { utid: 'U300001', amountMinor: 2_500n, quantity: 40, agoMs: 8 * DAY_MS, message: 'For the winter fair.' },
  { utid: 'U200001', amountMinor: 2_500n, agoMs: 7 * DAY_MS, message: 'Thank you for your answers.' },
  { utid: 'U200001', amountMinor: 7_500n, agoMs: 3 * DAY_MS, message: 'Ten years with us: thank you.' },
  { utid: 'U300001', amountMinor: 1_000n, quantity: 25, agoMs: 2 * DAY_MS, message: 'For the book club.' },
  { utid: 'U200001', amountMinor: 2_000n, agoMs: 20 * HOUR_MS, message: 'Thank you for the interview.' },
];

/** Orders that go by post. */
export function planMailed(now: Date): PlannedOrder[] {
  const next = seededNumbers(SEED);
  return MAILINGS.map((mailing) => planOne(mailing, now, next));
}

function planOne(mailing: DemoMailing, now: Date, next: () => number): PlannedOrder {
  const account = DEMO_ACCOUNTS.find(({ identifier }) => identifier === ACCOUNT);
  const [choice] = DEMO_BRANDS.flatMap((brand) =>
    brand.items.filter(({ utid }) => utid === mailing.utid).map((item) => ({ brand, item })),
  );
  const method = choice?.item.deliveryMethods[0];
  if (account === undefined || choice === undefined || method === undefined)
    throw new RangeError('The demo data have nothing to mail');
  const createdAt = new Date(now.getTime() - mailing.agoMs);
  const settledAt = new Date(createdAt.getTime() + ISSUING_MS);
  const line = planLine(
    {
      ...choice,
      amountMinor: mailing.amountMinor,
      accountCurrency: account.currencyCode,
      person: somebodyOf('america', next),
      quantity: mailing.quantity ?? 1,
      method,
      etid: 'E000000',
      message: mailing.message,
      failure: mailing.failure ?? null,
      isWaiting: false,
      hasMoved: false,
      issuedAt: settledAt,
    },
    now,
    next,
  );
  return {
    account,
    buyer: 'buyer@demo.example',
    senderName: 'Maya at Alder & Finch',
    source: 'PORTAL',
    type: getFulfillmentType(method),
    createdAt,
    settledAt,
    purchaseOrderNumber: null,
    externalReferenceId: null,
    campaign: null,
    notes: null,
    lines: [line],
  };
}
