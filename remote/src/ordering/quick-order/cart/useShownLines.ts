import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { text } from '../../../ui/page/urlParameter.ts';
import { useUrlState } from '../../../ui/page/useUrlState.ts';

const ONLY_INVALID = 'invalid';
/** `show`: all lines that cannot be ordered, or those of a group; all lines without it. */
const SPEC = { filters: { show: text() }, view: {} };

export interface ShownLines {
  /** How the list is asked for these lines. */
  readonly query: { readonly only?: 'invalid'; readonly cause?: string };
  readonly count: number;
  readonly isAll: boolean;
  readonly showAll: () => void;
  readonly showInvalid: () => void;
  readonly showGroup: (causeId: string) => void;
}

/** Which lines of a cart are shown, by the URL. Once the last of them is corrected, all are. */
export function useShownLines({ causes, lineItemCount, invalidLineItemCount }: ShoppingCart): ShownLines {
  const { filters, setFilters } = useUrlState(SPEC);
  const show = (value: string) => setFilters({ show: value });
  const actions = {
    showAll: () => show(''),
    showInvalid: () => show(ONLY_INVALID),
    showGroup: show,
  };
  const group = causes.find(({ causeId }) => causeId === filters.show);
  if (group !== undefined) return { query: { cause: group.causeId }, count: group.count, isAll: false, ...actions };
  if (filters.show === ONLY_INVALID && invalidLineItemCount > 0)
    return { query: { only: ONLY_INVALID }, count: invalidLineItemCount, isAll: false, ...actions };
  return { query: {}, count: lineItemCount, isAll: true, ...actions };
}
