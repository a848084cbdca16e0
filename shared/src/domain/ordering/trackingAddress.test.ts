import { trackingAddress } from './trackingAddress.ts';

it.each([
  ['1Z 999AA1 0123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['9400111899223197428490', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223197428490'],
  ['javascript:alert(1)', null],
])('the page about %s is %s', (number, address) => {
  expect(trackingAddress(number)).toBe(address);
});
