import { checkImageBytes } from '@portal/shared/domain/templates/headerImage';
import { FIELD_VECTORS, type VectorForm } from '@portal/shared/testing/fieldVectors';
import { getIn } from 'formik';
import { object, type AnyObject, type ObjectSchema } from 'yup';
import { contactsSchema } from '../accounts/contacts/contactsForm.ts';
import { accountSchema } from '../accounts/create/accountSchema.ts';
import { groupSchema } from '../accounts/create/groupForm.ts';
import { alertSchema } from '../balance-alerts/form/alertSchema.ts';
import { codeSchema } from '../entities/mfa/codeSchema.ts';
import { phoneSchema } from '../entities/mfa/phoneSchema.ts';
import { newPasswordSchema } from '../entities/password/newPasswordSchema.ts';
import { toCardFieldName, NEW_CARD, createNewCardSchema } from '../funding/cards/cardForm.ts';
import { NO_WIRE, wireSchema } from '../funding/wire/wireSchema.ts';
import { isMessage } from '../i18n/message.ts';
import { profileSchema } from '../settings/profile/profileSchema.ts';
import { checkedText } from '../ui/form/checkedText.ts';
import { validateWith } from '../ui/form/validateWith.ts';

const ADDRESS = 'finance@platform.example';

type Values = Readonly<Record<string, string>>;

type Form = readonly [
  schema: ObjectSchema<AnyObject>,
  valuesWith: (values: Values) => object,
  fieldName?: (serverField: string) => string,
];

/** The form of each vector, its values with those of the vector in them, and its names for the server's fields. */
const FORMS: Readonly<Record<VectorForm, Form>> = {
  group: [groupSchema, (values) => ({ displayName: 'Vectors', identifier: '', ...values })],
  account: [
    accountSchema,
    (values) => ({
      customerIdentifier: 'G1',
      displayName: 'Vectors',
      identifier: '',
      currencyCode: 'USD',
      contactEmail: ADDRESS,
      active: true,
      ...values,
    }),
  ],
  contacts: [
    contactsSchema,
    ({ 'contacts[0].emailAddress': emailAddress }) => ({ contacts: [{ emailAddress }], version: 0 }),
  ],
  alert: [
    alertSchema(() => 'USD'),
    ({ 'recipientEmails[0]': recipient = ADDRESS, ...values }) => ({
      displayName: 'Vectors',
      threshold: '100.00',
      typedIn: 'en',
      accountIdentifiers: ['A1'],
      recipientEmails: [recipient],
      ...values,
    }),
  ],
  profile: [profileSchema, (values) => ({ firstName: 'Ada', lastName: 'Lovelace', langKey: 'en', ...values })],
  code: [object({ code: codeSchema }), (values) => values],
  password: [newPasswordSchema, (values) => ({ ...values, repeated: values['newPassword'] })],
  phone: [phoneSchema, (values) => ({ country: 'US', ...values })],
  card: [
    createNewCardSchema(ADDRESS, 'USD'),
    ({ 'creditCard.expiration': expiration }) => ({ ...NEW_CARD, expiration }),
    toCardFieldName,
  ],
  wire: [wireSchema('USD', 'en'), (values) => ({ ...NO_WIRE, ...values })],
  image: [
    object({ image: checkedText((file) => checkImageBytes(new TextEncoder().encode(file).length)) }),
    (values) => values,
  ],
};

test.each(FIELD_VECTORS)('$form $field: $rule gives $key', async ({ form, field, value, key }) => {
  const [schema, valuesWith, fieldName = (name: string) => name] = FORMS[form];
  const message: unknown = getIn(await validateWith(schema, valuesWith({ [field]: value }), {}), fieldName(field));
  expect(isMessage(message) ? message.key : null).toBe(key);
});
