import type { OrderDraftContent } from '@portal/shared/contract/orderDrafts';
import {
  ORDER_DRAFT_FORMAT,
  type OrderDraftKind,
  type OrderDraftStep,
} from '@portal/shared/domain/ordering/orderDraftSteps';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { Tx } from '../db/client.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';
import { idOf } from './demoIds.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const HOUR_MS = 60 * 60_000;

interface DemoDraft {
  readonly kind: OrderDraftKind;
  readonly step: OrderDraftStep;
  readonly hoursAgo: number;
  readonly content: OrderDraftContent;
}

const USER = 'account@demo.example';
const groupAndAccount = { accountIdentifier: 'A20002' };

const DRAFTS: readonly DemoDraft[] = [
  {
    kind: 'QUICK',
    step: 'CHECKOUT',
    hoursAgo: 2,
    content: {
      groupAndAccount,
      selectedReward: { utid: 'U400205', amount: '50', currencyCode: 'EUR', brandName: 'Bergfalke Gutschein' },
      selectedTemplate: {
        etid: STANDARD_ETID,
        senderName: 'Owen Pritchard',
        emailSubject: 'A thank-you from the tour office',
        message: 'Every seat was filled because of you.',
      },
      recipients: [
        { firstName: 'Zoé', lastName: 'Lefèvre', email: 'zoe.lefevre@example.com' },
        { firstName: 'Mateusz', lastName: 'Zając', email: 'mateusz.zajac@example.com' },
        { firstName: 'Ines', lastName: '', email: '' },
      ],
      purchaseOrderNumber: 'PO-4471',
      notes: 'Autumn tour, box office',
    },
  },
  {
    kind: 'STEPS',
    step: 'EMAILTEMPLATE',
    hoursAgo: 26,
    content: {
      groupAndAccount,
      reward: {
        utid: 'U400201',
        rewardName: 'Fjord & Fell eGift',
        rewardAmount: { currencyCode: 'GBP', value: '25' },
      },
      completedSteps: ['RECIPIENTS', 'REWARD'],
      blastMode: false,
      recipients: [
        { firstName: 'Hélène', lastName: 'Dubois', email: 'helene.dubois@example.com' },
        { firstName: 'Tomás', lastName: 'Ferreira', email: 'tomas.ferreira@example.com' },
      ],
    },
  },
];

/** Half-made orders of somebody who was called away, one of each kind. */
export async function loadOrderDrafts(tx: Tx, { platforms, users }: OrganisationIds, now: Date): Promise<void> {
  await tx
    .insertInto('order_drafts')
    .values(
      DRAFTS.map(({ kind, step, hoursAgo, content }) => ({
        platform_id: idOf(platforms, HOME_PLATFORM.clientId),
        user_id: idOf(users, USER),
        kind,
        version: 1,
        format: ORDER_DRAFT_FORMAT,
        step,
        content: JSON.stringify(content),
        updated_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
      })),
    )
    .execute();
}
