import { addDays } from '@portal/shared/domain/lists/civilDays';
import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import { listInstants } from '@portal/shared/domain/ordering/schedule';
import { seededNumbers } from '../modules/artwork/index.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';
import { somebodyOf } from './demoPeople.ts';
import { planLine } from './planLine.ts';
import type { PlannedLine, PlannedOrder } from './PlannedOrder.ts';

const SEED = 'scheduled order';
const ISSUING_MS = 3_000;
const AGO_MS = 26 * 3_600_000;
const DAYS_AHEAD = 6;
const TIME_ZONE = 'America/New_York';
const ACCOUNT = 'A20001';
const REWARD = 'U100001';
const PEOPLE = 2;
const AMOUNT_MINOR = 2_500n;

/** An order of reward links that wait for a morning of next week. */
export function planScheduled(now: Date): PlannedOrder {
  const next = seededNumbers(SEED);
  const createdAt = new Date(now.getTime() - AGO_MS);
  const settledAt = new Date(createdAt.getTime() + ISSUING_MS);
  const [choice] = DEMO_BRANDS.flatMap((brand) =>
    brand.items.filter(({ utid }) => utid === REWARD).map((item) => ({ brand, item })),
  );
  const account = DEMO_ACCOUNTS.find(({ identifier }) => identifier === ACCOUNT);
  const day = addDays(now.toISOString().slice(0, 10), DAYS_AHEAD);
  const [at] = listInstants({ day, time: '09:00', timeZone: TIME_ZONE });
  if (choice === undefined || account === undefined || at === undefined)
    throw new RangeError('The demo data have nothing to schedule');
  const lines = Array.from({ length: PEOPLE }, (): PlannedLine => {
    const line = planLine(
      {
        ...choice,
        amountMinor: AMOUNT_MINOR,
        accountCurrency: account.currencyCode,
        person: somebodyOf('america', next),
        quantity: 1,
        method: 'EMAIL',
        etid: 'E000000',
        message: 'Happy work anniversary!',
        failure: null,
        isWaiting: true,
        hasMoved: false,
        issuedAt: settledAt,
      },
      now,
      next,
    );
    const expiresAt = rewardEnd(at, choice.item.validityDays);
    return { ...line, reward: { status: 'ACTIVE', viewedAt: null, expiresAt } };
  });
  return {
    account,
    buyer: 'buyer@demo.example',
    senderName: 'Maya at Alder & Finch',
    source: 'PORTAL',
    type: 'DIGITAL',
    createdAt,
    settledAt,
    scheduled: { at, timeZone: TIME_ZONE },
    purchaseOrderNumber: null,
    externalReferenceId: null,
    campaign: null,
    notes: null,
    lines,
  };
}
