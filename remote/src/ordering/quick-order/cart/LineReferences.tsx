import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';

/** Location, tour and reservation of a line, and its note, where it has them. */
export function LineReferences({ line }: { readonly line: CartLine }) {
  const { t } = useTranslation('cart');
  const { wyndhamLocationId, wyndhamTourId, reservationId, metadata } = line;
  const references = [
    wyndhamLocationId !== null && t('lines.location', { id: wyndhamLocationId }),
    wyndhamTourId !== null && t('lines.tour', { id: wyndhamTourId }),
    reservationId !== null && t('lines.reservation', { id: reservationId }),
    metadata.notes !== null && t('lines.note', { note: metadata.notes }),
  ].filter((text) => text !== false);
  return references.map((text) => (
    <span key={text} className="pr-checkout__help">
      {text}
    </span>
  ));
}
