import type { OrderLineRow } from '@portal/shared/contract/orders';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';

/** Draws the addresses that the reward went to, beside the name; an e-mail address breaks after the @. */
export function Addresses({ line }: { readonly line: OrderLineRow }) {
  if (line.recipientName === '') return null;
  const { recipientEmail: email, recipientMobileNumber: phone } = line;
  const domainAt = email === null ? 0 : email.lastIndexOf('@') + 1;
  return (
    <>
      {email !== null && (
        <span className="pr-history__muted">
          {email.slice(0, domainAt)}
          <wbr />
          {email.slice(domainAt)}
        </span>
      )}
      {phone !== null && <span className="pr-history__muted">{formatMobileNumber(phone)}</span>}
    </>
  );
}
