import { listSendableMethods } from './deliverySupport.ts';

it('an item is sent as it and the installation can, by methods of its kind', () => {
  const digital = { fulfillmentType: 'DIGITAL', deliveryMethods: ['MOBILE', 'EMAIL'] } as const;
  expect(listSendableMethods(digital, ['EMAIL'])).toEqual(['EMAIL']);
  expect(listSendableMethods(digital, ['EMAIL', 'MOBILE'])).toEqual(['MOBILE', 'EMAIL']);
  expect(listSendableMethods({ ...digital, deliveryMethods: ['MOBILE'] }, ['EMAIL'])).toEqual([]);
  const physical = { fulfillmentType: 'PHYSICAL', deliveryMethods: ['EMAIL', 'MAILED'] } as const;
  expect(listSendableMethods(physical, ['EMAIL', 'MOBILE'])).toEqual([]);
});
