import { parseReference } from '@portal/shared/domain/ordering/lineReference';
import { Link } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';

/** Leads to a line by its reference. */
export function LineLink({ reference }: { readonly reference: string }) {
  const { referenceOrderId, lineNumber } = parseReference(reference);
  return (
    <Link className="pr-link" to={orderPath(referenceOrderId, lineNumber ?? undefined)}>
      {reference}
    </Link>
  );
}
