import { bulkDraft } from './bulkDraft.ts';
import type { OrderDraftPort } from './OrderDraftPort.ts';
import { quickDraft } from './quickDraft.ts';
import { stepsDraft } from './stepsDraft.ts';

/** The kinds of orders that can be left and continued. */
export const DRAFT_PORTS: readonly OrderDraftPort[] = [quickDraft, stepsDraft, bulkDraft];
