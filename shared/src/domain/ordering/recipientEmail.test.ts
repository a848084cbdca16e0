import { CARRIER_DOMAINS, checkRecipientEmail } from './recipientEmail.ts';
import { isListedDomain } from './recipientRules.ts';

describe('checkRecipientEmail', () => {
  it('refuses every carrier gateway and its subdomains, but not its registrable domain', () => {
    for (const domain of CARRIER_DOMAINS) {
      expect(checkRecipientEmail(`5551234567@${domain}`)).toEqual({ key: 'error.email.carrier', values: { domain } });
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
