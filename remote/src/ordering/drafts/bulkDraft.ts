import { PATHS } from '@portal/shared/domain/access/paths';
import type { DraftStore } from '../../ui/form/draftStore.ts';
import { isRecord, listOf, textOf, type Values } from './draftValues.ts';
import type { OrderDraftContent, OrderDraftPort } from './OrderDraftPort.ts';

/** Draft key of the form of an order in bulk. */
export const BULK_DRAFT = 'order.bulk';
/** The cart that has what was typed last. */
const BULK_CART = 'order.bulk.cart';

/** Returns the cart of a bulk order that is half made; null before it has one. */
export const readBulkCart = (drafts: DraftStore): string | null => textOf(drafts.load(BULK_CART)?.['cartId']) ?? null;

export const writeBulkCart = (drafts: DraftStore, cartId: string): void => void drafts.save(BULK_CART, { cartId });

/** Returns the brand of the cards that were typed; null where nothing is. */
export const readBulkBrand = (drafts: DraftStore): string | null =>
  textOf(drafts.load(BULK_DRAFT)?.['brandKey']) ?? null;

/** Lets another brand begin: whom the cards go to stays, the cards and their cart do not. */
export function beginOtherBrand(drafts: DraftStore): void {
  const values = drafts.load(BULK_DRAFT);
  drafts.setAside(BULK_CART);
  if (values === null) return;
  const { brandKey: _brandKey, rows: _rows, ...contact } = values;
  drafts.save(BULK_DRAFT, contact);
}

const removeBulkDraft = (drafts: DraftStore): void => {
  drafts.remove(BULK_CART);
  drafts.remove(BULK_DRAFT);
};

function toAddress(values: Values): NonNullable<OrderDraftContent['recipientAddress']> {
  const address = isRecord(values['address']) ? values['address'] : {};
  return {
    companyName: textOf(values['companyName']),
    streetLine1: textOf(address['addressLine1']),
    streetLine2: textOf(address['addressLine2']),
    city: textOf(address['city']),
    stateOrProvince: textOf(address['state']),
    postalCode: textOf(address['postalCode']),
    country: textOf(address['country']),
  };
}

const fromAddress = (address: OrderDraftContent['recipientAddress']) => ({
  country: address?.country ?? 'US',
  addressLine1: address?.streetLine1 ?? '',
  addressLine2: address?.streetLine2 ?? '',
  city: address?.city ?? '',
  state: address?.stateOrProvince ?? '',
  postalCode: address?.postalCode ?? '',
});

/** The draft of an order of cards in bulk: what its form keeps in the browser, and the cart that it has saved to. */
export const bulkDraft: OrderDraftPort = {
  kind: 'BULK_PHYSICAL',
  keys: [BULK_DRAFT, BULK_CART],
  read: (drafts) => {
    const values = drafts.load(BULK_DRAFT);
    if (values === null) return null;
    const account = textOf(values['accountIdentifier']);
    const cartId = readBulkCart(drafts);
    const content: OrderDraftContent = {
      groupAndAccount: account ? { accountIdentifier: account } : undefined,
      reward: { brandKey: textOf(values['brandKey']), rewardName: textOf(values['brandName']) },
      recipients: [
        {
          firstName: textOf(values['firstName']),
          lastName: textOf(values['lastName']),
          email: textOf(values['email']),
          notes: textOf(values['notes']),
        },
      ],
      recipientAddress: toAddress(values),
      values: listOf(values['rows']).map(({ utid, amount, quantity }) => ({
        utid: textOf(utid),
        amount: textOf(amount),
        quantity: textOf(quantity),
      })),
      cartId: cartId ?? undefined,
    };
    return { step: cartId === null ? 'RECIPIENTS' : 'CHECKOUT', content };
  },
  write: (drafts, { content }) => {
    const { groupAndAccount, reward, recipients = [], recipientAddress, values = [], cartId } = content;
    const [contact] = recipients;
    drafts.save(BULK_DRAFT, {
      ...(groupAndAccount != null && { accountIdentifier: groupAndAccount.accountIdentifier }),
      brandKey: reward?.brandKey ?? '',
      brandName: reward?.rewardName ?? '',
      companyName: recipientAddress?.companyName ?? '',
      firstName: contact?.firstName ?? '',
      lastName: contact?.lastName ?? '',
      email: contact?.email ?? '',
      address: fromAddress(recipientAddress),
      rows: values.map(({ utid, amount, quantity }) => ({
        utid: utid ?? '',
        amount: amount ?? '',
        quantity: quantity ?? '',
      })),
      notes: contact?.notes ?? '',
    });
    if (cartId) writeBulkCart(drafts, cartId);
    else drafts.setAside(BULK_CART);
  },
  remove: removeBulkDraft,
  detach: (drafts) => drafts.setAside(BULK_CART),
  getPath: () => `${PATHS.physicalRecipients}?bulk=`,
};
