import { PATHS } from '@portal/shared/domain/access/paths';
import { DRAFT_STEPS } from '@portal/shared/domain/ordering/orderDraftSteps';
import type { DraftStore } from '../../ui/form/draftStore.ts';
import type { DraftParts, OrderDraftPort } from './OrderDraftPort.ts';

/** Draft key of an order in four steps, kept as it is sent. */
export const STEPS_DRAFT = 'order.steps';

/** Reads what the browser has of an order in four steps; null where nothing is typed. */
export function readStepsDraft(drafts: DraftStore): DraftParts | null {
  const { step, content } = drafts.load(STEPS_DRAFT) ?? {};
  const known = DRAFT_STEPS.find((one) => one === step);
  return known === undefined || typeof content !== 'object' || content === null ? null : { step: known, content };
}

/** Writes what was typed so far, and the step that comes next. */
export const writeStepsDraft = (drafts: DraftStore, { step, content }: DraftParts): void =>
  void drafts.save(STEPS_DRAFT, { step, content });

const PATHS_OF_STEPS = {
  RECIPIENTS: PATHS.orderRecipients,
  REWARD: PATHS.orderReward,
  EMAILTEMPLATE: PATHS.orderEmail,
  CHECKOUT: PATHS.orderCheckout,
} as const;

/** The draft of an order in four steps. */
export const stepsDraft: OrderDraftPort = {
  kind: 'STEPS',
  keys: [STEPS_DRAFT],
  read: readStepsDraft,
  write: writeStepsDraft,
  remove: (drafts) => drafts.remove(STEPS_DRAFT),
  detach: (drafts) => {
    const draft = readStepsDraft(drafts);
    if (draft !== null) writeStepsDraft(drafts, { ...draft, content: { ...draft.content, cartId: undefined } });
  },
  getPath: ({ step }) => PATHS_OF_STEPS[step],
};
