import { DELIVERY_METHODS } from '../enumerations.ts';
import { isDeliverySupported, listSendableMethods } from './deliverySupport.ts';

test('rewards are sent by e-mail only', () => {
  expect(DELIVERY_METHODS.filter(isDeliverySupported)).toEqual(['EMAIL']);
  expect(isDeliverySupported('PIGEON')).toBe(false);
});

test('an item keeps its supported delivery methods', () => {
  expect(listSendableMethods({ fulfillmentType: 'DIGITAL', deliveryMethods: ['MOBILE', 'EMAIL'] })).toEqual(['EMAIL']);
  expect(listSendableMethods({ fulfillmentType: 'DIGITAL', deliveryMethods: ['MOBILE'] })).toEqual([]);
});

test('a card is not sent by e-mail, whatever its row says', () => {
  expect(listSendableMethods({ fulfillmentType: 'PHYSICAL', deliveryMethods: ['EMAIL', 'MAILED'] })).toEqual([]);
});
