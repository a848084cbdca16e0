import type { CatalogItem } from '@portal/shared/contract/catalog';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';

/** Ways in which a person who is typed here can get a reward. */
export const RECIPIENT_METHODS = ['EMAIL', 'MOBILE'] as const satisfies readonly DeliveryMethod[];
export type RecipientMethod = (typeof RECIPIENT_METHODS)[number];

/** Address and number of a person, both as typed. */
export interface Contact {
  readonly email: string;
  /** Kept beside the address while either is typed; a draft may be older than it. */
  readonly mobileNumber?: string;
  /** Undefined: by email. */
  readonly method?: RecipientMethod | undefined;
}

/** Returns the ways in which an item can be sent to a person. */
export const listRecipientMethods = ({
  deliveryMethods,
}: Pick<CatalogItem, 'deliveryMethods'>): readonly RecipientMethod[] =>
  RECIPIENT_METHODS.filter((method) => deliveryMethods.includes(method));

/** Returns the way that was chosen for a person; where that is not offered, the first that is. */
export const getMethod = (
  { method = 'EMAIL' }: Pick<Contact, 'method'>,
  methods: readonly RecipientMethod[],
): RecipientMethod => (methods.includes(method) ? method : (methods[0] ?? 'EMAIL'));

/** Returns the address or number, as typed, to which a person's reward goes. */
export const getContact = (person: Contact, methods: readonly RecipientMethod[]): string =>
  getMethod(person, methods) === 'MOBILE' ? (person.mobileNumber ?? '') : person.email;

const CONTACT = /^recipients\.(\d+)\.(email|mobileNumber)$/;

/** False for the address of someone who gets a text, and the number of someone who gets a mail: neither is asked for then. */
export function isContactShown(
  field: string,
  { recipients }: { readonly recipients: readonly Contact[] },
  methods: readonly RecipientMethod[],
): boolean {
  const [, row, contact] = CONTACT.exec(field) ?? [];
  const person = recipients[Number(row)];
  return person === undefined || (getMethod(person, methods) === 'MOBILE') === (contact === 'mobileNumber');
}
