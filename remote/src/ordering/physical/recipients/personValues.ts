import type { CartLine, CartLineBody, ChangeCartLineBody } from '@portal/shared/contract/shoppingCarts';
import { MAILED_COUNTRY, type MailedAddress } from '@portal/shared/domain/addresses/mailedAddress';
import type { PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { toLetterName } from '@portal/shared/domain/ordering/letter';
import { fullName } from '@portal/shared/domain/people/fullName';
import { EMPTY_ADDRESS } from '../../../entities/address/addressSchema.ts';
import { toAddressField, toAddressValues, toMailedAddress } from '../../../entities/address/mailingAddress.ts';

/** A person as typed, with the address that a reward is mailed to. */
export interface PersonValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyName: string;
  readonly address: PostalAddress;
  readonly notes: string;
}

export const NO_PERSON: PersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  companyName: '',
  address: { ...EMPTY_ADDRESS, country: MAILED_COUNTRY },
  notes: '',
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const toWireAddress = ({ companyName, streetLine2, ...address }: MailedAddress) => ({
  ...address,
  companyName: orNull(companyName),
  streetLine2: orNull(streetLine2),
});

/** Returns the person of a line as it is sent. */
const toRecipient = ({ firstName, lastName, email, companyName, address }: PersonValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: orNull(email),
  mobileNumber: null,
  address: toWireAddress(toMailedAddress(address, companyName)),
});

const nameOf = ({ firstName, lastName }: Pick<PersonValues, 'firstName' | 'lastName'>): string =>
  fullName(firstName.trim(), lastName.trim());

interface NewLine {
  readonly utid: string;
  readonly amount: string;
  /** Name of the user, whom the letter is from at first. */
  readonly senderName: string;
}

/** Returns a new line: its letter begins with the names of the two people. */
export const toLineBody = (person: PersonValues, { utid, amount, senderName }: NewLine): CartLineBody => ({
  utid,
  amount,
  quantity: 1,
  recipient: toRecipient(person),
  deliveryTemplate: {
    toName: toLetterName(person.firstName, person.lastName),
    fromName: toLetterName(senderName, null),
  },
  metadata: { notes: orNull(person.notes) },
});

/** Returns what is changed of a line, with its amount unless null. A letter that was to the person by name is to the new name. */
export function toChanges(line: CartLine, person: PersonValues, amount: string | null): ChangeCartLineBody {
  const { firstName, lastName } = line.recipient;
  const before = fullName(firstName ?? '', lastName);
  const isByName = line.deliveryTemplate.toName === before && before !== nameOf(person);
  return {
    recipient: toRecipient(person),
    metadata: { notes: orNull(person.notes) },
    ...(amount !== null && { amount }),
    ...(isByName && { deliveryTemplate: { toName: toLetterName(person.firstName, person.lastName) } }),
  };
}

/** Returns the person of a line as the form begins with; the country is no choice. */
export const toPersonValues = ({ recipient, metadata }: CartLine): PersonValues => ({
  firstName: recipient.firstName ?? '',
  lastName: recipient.lastName ?? '',
  email: recipient.email ?? '',
  companyName: recipient.address?.companyName ?? '',
  address:
    recipient.address === null ? NO_PERSON.address : { ...toAddressValues(recipient.address), country: MAILED_COUNTRY },
  notes: metadata.notes ?? '',
});

/** Returns the form's field for one of a line: `[0].recipient.address.streetLine1` is `address.addressLine1`. */
export function toPersonField(field: string): string {
  const own = field.replace(/^\[\d+\]\./, '').replace(/^(?:recipient|metadata)\./, '');
  const [, part] = /^address\.(\w+)$/.exec(own) ?? [];
  if (part === undefined) return own;
  return part === 'companyName' ? part : `address.${toAddressField(part)}`;
}
