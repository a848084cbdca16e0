import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import { seededNumbers } from '../modules/artwork/index.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';
import { somebodyOf } from './demoPeople.ts';
import { planLine } from './planLine.ts';
import type { PlannedOrder } from './PlannedOrder.ts';

const SEED = 'expired promotion';
const ISSUING_MS = 3_000;
/** So long ago that it has expired, and so lately that it can still be reissued. */
const AGO_MS = 60 * 86_400_000;
const ACCOUNT = 'A20001';

/** An order of a promotional reward that nobody has used in time. */
export function planExpiredPromo(now: Date): PlannedOrder {
  const next = seededNumbers(SEED);
  const createdAt = new Date(now.getTime() - AGO_MS);
  const settledAt = new Date(createdAt.getTime() + ISSUING_MS);
  const [choice] = DEMO_BRANDS.flatMap((brand) =>
    brand.items.filter(({ rewardType }) => rewardType === 'promo').map((item) => ({ brand, item })),
  );
  const account = DEMO_ACCOUNTS.find(({ identifier }) => identifier === ACCOUNT);
  if (choice === undefined || account === undefined) throw new RangeError('The demo data have no promotion');
  const { brand, item } = choice;
  const line = planLine(
    {
      brand,
      item,
      amountMinor: item.faceMinor ?? 0n,
      accountCurrency: account.currencyCode,
      person: somebodyOf('america', next),
      quantity: 1,
      method: 'EMAIL',
      etid: 'E000000',
      message: 'Come and try our autumn roast.',
      failure: null,
      isWaiting: false,
      hasMoved: false,
      issuedAt: settledAt,
    },
    now,
    next,
  );
  const expiresAt = rewardEnd(settledAt, item.validityDays);
  return {
    account,
    buyer: 'buyer@demo.example',
    senderName: 'Maya at Alder & Finch',
    source: 'PORTAL',
    type: 'DIGITAL',
    createdAt,
    settledAt,
    purchaseOrderNumber: null,
    externalReferenceId: null,
    campaign: null,
    notes: null,
    lines: [{ ...line, mail: 'sent', reward: { status: 'EXPIRED', viewedAt: null, expiresAt } }],
  };
}
