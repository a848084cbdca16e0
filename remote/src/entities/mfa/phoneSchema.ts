import { hasPhoneCharacters } from '@portal/shared/domain/people/phoneNumber';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';

export interface TypedPhone {
  readonly country: string;
  readonly phoneNumber: string;
}

export const EMPTY_PHONE: TypedPhone = { country: SETTINGS.phone.firstCountries[0], phoneNumber: '' };

// The numbering plans of all countries come with the field, after the page.
const mobileNumber = async ({ country, phoneNumber }: TypedPhone): Promise<string | null> =>
  (await import('./phoneNumbers.ts')).mobileNumber(country, phoneNumber);

/** The rules of `PhoneField`. */
export const phoneSchema = object({
  country: string().required('error.phone.invalid'),
  phoneNumber: string()
    .trim()
    .required('error.phone.required')
    .test('characters', 'error.phone.notANumber', (typed) => hasPhoneCharacters(typed))
    .test('number', 'error.phone.invalid', async (phoneNumber, { parent }) => {
      const { country } = parent as TypedPhone;
      return !hasPhoneCharacters(phoneNumber) || (await mobileNumber({ country, phoneNumber })) !== null;
    }),
});

/** The number as the API takes it, E.164. */
export const toPhoneBody = async (typed: TypedPhone): Promise<{ readonly phoneNumber: string }> => ({
  phoneNumber: (await mobileNumber(typed)) ?? typed.phoneNumber,
});
