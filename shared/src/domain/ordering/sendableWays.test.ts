import { DELIVERY_METHODS } from '../enumerations.ts';
import { isSentNow, sendableWays } from './sendableWays.ts';

test('rewards are sent by e-mail only', () => {
  expect(DELIVERY_METHODS.filter(isSentNow)).toEqual(['EMAIL']);
  expect(isSentNow('PIGEON')).toBe(false);
});

test('an item keeps its supported delivery methods', () => {
  expect(sendableWays({ fulfillmentType: 'DIGITAL', deliveryMethods: ['MOBILE', 'EMAIL'] })).toEqual(['EMAIL']);
  expect(sendableWays({ fulfillmentType: 'DIGITAL', deliveryMethods: ['MOBILE'] })).toEqual([]);
});

test('a card is not sent by e-mail, whatever its row says', () => {
  expect(sendableWays({ fulfillmentType: 'PHYSICAL', deliveryMethods: ['EMAIL', 'MAILED'] })).toEqual([]);
});
