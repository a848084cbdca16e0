import { getDigitalRecipient, isSameRecipient } from './digitalRecipient.ts';

it('goes to the number of a text, and else to the address', () => {
  const line = { email: 'ada@demo.example', mobileNumber: '+12025550143' };
  expect(getDigitalRecipient({ ...line, deliveryMethod: 'MOBILE' })).toEqual({ method: 'MOBILE', to: '+12025550143' });
  expect(getDigitalRecipient({ ...line, deliveryMethod: 'EMAIL' })).toEqual({
    method: 'EMAIL',
    to: 'ada@demo.example',
  });
});

it('knows a recipient again, however the address is written', () => {
  const email = { method: 'EMAIL', to: 'ada@demo.example' } as const;
  expect(isSameRecipient({ method: 'EMAIL', to: ' Ada@Demo.example' }, email)).toBe(true);
  expect(isSameRecipient({ method: 'MOBILE', to: 'ada@demo.example' }, email)).toBe(false);
});
