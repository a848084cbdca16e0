import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { CARRIER_DOMAINS, carrierMobileNumber, checkRecipientEmail } from './recipientEmail.ts';
import { isListedDomain } from './recipientRules.ts';

describe('checkRecipientEmail', () => {
  it('refuses every carrier gateway and its subdomains, but not its registrable domain', () => {
    for (const domain of CARRIER_DOMAINS) {
      expect(checkRecipientEmail(`2025550123@${domain}`)).toEqual({
        key: 'error.email.carrier',
        values: { domain, mobileNumber: '+12025550123' },
      });
    }
    expect(checkRecipientEmail('5551234567@mms.vtext.com')).toMatchObject({ key: 'error.email.carrier' });
    for (const owner of ['att.net', 'alltel.com', 'bluecell.com', 'windmobile.ca'])
      expect(checkRecipientEmail(`someone@${owner}`)).toBeNull();
  });

  it('refuses blocked domains and their subdomains, regardless of case and IDN form', () => {
    const blocked = ['blocked.example', 'gesperrt-bücher.example'];
    expect(checkRecipientEmail('a@Mail.Blocked.Example', blocked)).toMatchObject({ key: 'error.email.blocked' });
    expect(checkRecipientEmail('a@xn--gesperrt-bcher-psb.example', blocked)).toMatchObject({
      key: 'error.email.blocked',
    });
    expect(checkRecipientEmail('a@notblocked.example', blocked)).toBeNull();
  });

  it('requires an address', () => {
    expect(checkRecipientEmail('  ')).toEqual({ key: 'error.email.required' });
  });
});

it('compares domains case-insensitively', () => {
  expect(isListedDomain('VTEXT.com', CARRIER_DOMAINS)).toBe(true);
});

describe('carrierMobileNumber', () => {
  it.each([
    ['2025550123@vtext.com', '+12025550123'],
    [' 12025550123@VTEXT.com ', '+12025550123'],
    ['+14165550123@mms.vtext.com', '+14165550123'],
    ['2025550123@example.com', ''],
    ['jane@vtext.com', ''],
    ['0025550123@vtext.com', ''],
    ['20255501234@vtext.com', ''],
  ])('reads %s as "%s"', (email, number) => {
    expect(carrierMobileNumber(email)).toBe(number);
  });

  it('takes no area code of another country', () => {
    const areas = Array.from({ length: 800 }, (_, index) => String(200 + index));
    const countryOf = (area: string) => parsePhoneNumberFromString(`+1${area}5550123`)?.country;
    expect(areas.filter((area) => carrierMobileNumber(`${area}5550123@vtext.com`) === '')).toEqual(
      areas.filter((area) => !['US', 'CA', undefined].includes(countryOf(area))),
    );
  });
});
