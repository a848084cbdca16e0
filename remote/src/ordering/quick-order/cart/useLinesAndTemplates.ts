import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { useListCartLinesQuery, type CartLinesQuery } from './cartApi.ts';

/** Reads the first lines of a cart, and the templates that they can get; `failure` of what is still missing. */
export function useLinesAndTemplates(
  { cartId, accountIdentifier }: ShoppingCart,
  query: Pick<CartLinesQuery, 'pageSize' | 'cause'>,
) {
  const lines = useListCartLinesQuery({ cartId, pageToken: '', ...query });
  const templates = useListTemplatesQuery(accountIdentifier);
  const retry = () => {
    void lines.refetch();
    void templates.refetch();
  };
  return { rows: lines.data?.rows, templates: templates.data, failure: lines.error ?? templates.error, retry };
}
