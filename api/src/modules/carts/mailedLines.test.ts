import type { ErrorBody } from '@portal/shared/contract/common';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { CartLine, CartLines, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { LightMyRequestResponse } from 'fastify';
import { openCart, order } from '../../testing/cartCalls.ts';
import { buildAllowlist, buildCatalogue, buildItem, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { MAILED_TO } from '../../testing/mailedCalls.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
beforeAll(async () => {
  testApp = await buildTestApp();
  const { id: brand_id } = await buildCatalogue(testApp.db);
  await buildItem(testApp.db, {
    brand_id,
    utid: 'UPRINTED',
    fulfillment_type: 'PHYSICAL',
    delivery_methods: ['MAILED'],
    is_printable: true,
  });
  shop = await buildShop(testApp.db);
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(() => testApp.close());

const LETTER = { toName: 'Ada', fromName: 'The team', letterHeadTitle: 'Thank you', message: 'For all of it' };

/** A mailed line to a person at an address, with what its letter says. */
const buildMailed = (address: object = {}, letter: object = LETTER, utid = 'UPRINTED') => ({
  ...buildLineBody({ utid }),
  recipient: { firstName: 'Ada', lastName: 'Lovelace', address: { ...MAILED_TO, ...address } },
  deliveryTemplate: letter,
});

const linesUrl = (cartId: string): string => `/api/shopping-carts/${cartId}/line-items`;
const readCart = async (cartId: string) =>
  (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json<ShoppingCart>();
const readLines = async (cartId: string): Promise<CartLine[]> =>
  (await call({ method: 'GET', url: `${linesUrl(cartId)}?pageSize=100` })).json<CartLines>();
const patch = async (cartId: string, payload: object) => {
  const [line] = await readLines(cartId);
  return call({ method: 'PATCH', url: `${linesUrl(cartId)}/by-identifier/${line?.identifier ?? ''}`, payload });
};
const add = (cartId: string, lines: readonly object[]) =>
  call({ method: 'POST', url: `${linesUrl(cartId)}/bulk`, payload: lines });
const newCart = async (lines: readonly object[]): Promise<string> => {
  const cartId = await openCart(call, shop.account.identifier, []);
  const added = await add(cartId, lines);
  if (added.statusCode !== 200) throw new Error(added.body);
  return cartId;
};
const fieldsOf = (response: LightMyRequestResponse) =>
  (response.json<ErrorBody>().fields ?? []).map(({ field, i18nKey }) => `${field} ${i18nKey}`);

it('a cart tells what its mailed lines lack, and who is there twice, wherever they stand', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => ({
    ...buildMailed({ streetLine1: `${index + 1} Market Street` }, index === 179 ? { ...LETTER, message: '' } : LETTER),
    ...(index === 199 && buildMailed({ streetLine1: '2 MARKET Street' })),
  }));
  const cartId = await newCart([...lines, buildLineBody()]);
  const { mailing } = await readCart(cartId);
  expect(mailing).toMatchObject({
    lineCount: 250,
    incomplete: { recipients: 0, personalization: 1, shipping: 250 },
    letterGaps: ['message'],
  });
  const lacking = await call({ method: 'GET', url: `${linesUrl(cartId)}?only=invalid&step=personalization` });
  expect(lacking.json<CartLines>().map(({ recipient }) => recipient.address?.streetLine1)).toEqual([
    '180 Market Street',
  ]);
  const repeated = await call({ method: 'GET', url: `${linesUrl(cartId)}?only=repeated` });
  const found = repeated.json<CartLines>();
  expect(found.map(({ identifier }) => identifier)).toEqual(mailing?.repeatedLines);
  expect(found.map(({ recipient }) => recipient.address?.streetLine1)).toEqual(['2 MARKET Street']);
  expect((await readCart(await newCart([buildLineBody()]))).mailing).toBeNull();
});

it('keeps the address and the letter of a line, tidied, and says them again', async () => {
  const cartId = await newCart([
    buildMailed({ streetLine1: ' PO  Box 9 ', stateOrProvince: 'gu', postalCode: '96910 1234', country: 'us' }),
  ]);
  const [line] = await readLines(cartId);
  expect(line).toMatchObject({
    rewardItem: { deliveryMethod: 'MAILED', isPrintable: true },
    recipient: {
      email: null,
      mobileNumber: null,
      deliveryType: 'MAILED',
      address: { ...MAILED_TO, streetLine1: 'PO Box 9', stateOrProvince: 'GU', postalCode: '96910-1234' },
    },
    deliveryTemplate: { ...LETTER, etid: null, senderName: null, subject: null, ptid: 'P000000' },
    shippingInfo: null,
    warnings: [
      { field: 'recipient.address.streetLine1', warning: 'PO_BOX' },
      { field: 'recipient.address.stateOrProvince', warning: 'TERRITORY' },
    ],
  });
  const again = await patch(cartId, { ...line, utid: undefined });
  expect([again.statusCode, again.json<CartLine>()]).toEqual([200, line]);
});

it('a line without a letter stands in the cart and is its error, until the letters of all are changed', async () => {
  const lines = [buildMailed({}, {}), buildMailed({ streetLine2: 'P.O. Box 12' }, {}), buildMailed({}, {}, 'UMAILED')];
  const cartId = await newCart([...lines, buildLineBody()]);
  const missing = ['toName error.name.required', 'fromName error.name.required', 'message error.message.required'];
  const errorsOf = async () =>
    (await readLines(cartId)).map(({ errors }) => errors.map(({ field, i18nKey }) => `${field} ${i18nKey}`));
  const gaps = missing.map((gap) => `deliveryTemplate.${gap}`);
  expect((await errorsOf()).map((errors) => errors.filter((error) => gaps.includes(error)))).toEqual([
    gaps,
    gaps,
    gaps,
    [],
  ]);
  expect((await readCart(cartId)).containsInvalidLineItems).toBe(true);
  const change = (letter: object, more = {}) =>
    call({ method: 'PATCH', url: linesUrl(cartId), payload: { letter, ...more } });
  expect(fieldsOf(await change({ message: 'm'.repeat(151), toName: '{name}', ptid: 'P999999' }))).toEqual([
    'letter.toName error.text.braces',
    'letter.message error.text.tooLong',
    'letter.ptid error.ptid.invalid',
  ]);
  expect((await change({ ...LETTER, ptid: 'P000000' })).statusCode).toBe(200);
  await change({ message: 'On a card' }, { onlyUtids: ['UMAILED'] });
  await change({ toRecipient: true }, { onlyUtids: ['UMAILED'] });
  expect((await readLines(cartId)).map(({ deliveryTemplate }) => deliveryTemplate.toName)).toEqual([
    'Ada',
    'Ada',
    'Ada Lovelace',
    null,
  ]);
  expect((await errorsOf()).flat().filter((error) => error.startsWith('deliveryTemplate'))).toEqual([]);
  expect((await readLines(cartId)).map(({ deliveryTemplate: { ptid, message } }) => [ptid, message])).toEqual([
    ['P000000', LETTER.message],
    ['P000000', LETTER.message],
    [null, 'On a card'],
    [null, 'Thank you'],
  ]);
  expect((await readLines(cartId))[1]?.warnings).toEqual([
    { field: 'recipient.address.streetLine2', warning: 'PO_BOX' },
  ]);
});

it('a change names parts of an address, and what it leaves out stays', async () => {
  const cartId = await newCart([buildMailed()]);
  const changed = await patch(cartId, {
    recipient: { address: { city: 'Oakland' } },
    deliveryTemplate: { message: 'Hi' },
  });
  expect(changed.json<CartLine>()).toMatchObject({
    recipient: { lastName: 'Lovelace', address: { ...MAILED_TO, city: 'Oakland' } },
    deliveryTemplate: { ...LETTER, message: 'Hi' },
  });
  expect(fieldsOf(await patch(cartId, { recipient: { address: null } }))).toContain(
    'recipient.address.streetLine1 error.address.line',
  );
  expect(fieldsOf(await patch(cartId, { recipient: { address: { postalCode: '9410' } } }))).toEqual([
    'recipient.address.postalCode error.address.postalCode.US',
  ]);
});

it('refuses what cannot be mailed, at its field', async () => {
  const cartId = await newCart([buildMailed()]);
  const noLastName = { ...buildMailed(), recipient: { firstName: 'Ada', address: MAILED_TO } };
  const british = { stateOrProvince: '', postalCode: 'SW1A 1AA', country: 'GB' };
  const refused = await add(cartId, [
    noLastName,
    buildMailed({ postalCode: '9410' }),
    buildMailed(british),
    buildMailed({ streetLine1: 's'.repeat(36), city: 'c'.repeat(36), stateOrProvince: 'ON' }),
    buildMailed({}, { ...LETTER, message: 'm'.repeat(151), letterHeadTitle: 'h'.repeat(65) }),
    buildMailed({}, { ...LETTER, etid: 'E000000', senderName: 'Grace' }),
    buildMailed({}, { ...LETTER, ptid: 'P000000' }, 'UMAILED'),
    buildMailed({}, { ...LETTER, ptid: 'letter' }),
    { ...buildLineBody(), deliveryTemplate: { etid: 'E000000', senderName: 'Grace', ptid: 'P000000', toName: 'Ada' } },
    { ...buildLineBody(), recipient: { firstName: 'Ada', email: 'ada@recipient.example', address: MAILED_TO } },
  ]);
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([
    422,
    [
      '[0].recipient.lastName error.name.required',
      '[1].recipient.address.postalCode error.address.postalCode.US',
      '[2].recipient.address.country error.address.mailedCountry',
      '[3].recipient.address.streetLine1 error.text.tooLong',
      '[3].recipient.address.city error.text.tooLong',
      '[3].recipient.address.stateOrProvince error.address.stateCode',
      '[4].deliveryTemplate.letterHeadTitle error.text.tooLong',
      '[4].deliveryTemplate.message error.text.tooLong',
      '[5].deliveryTemplate.etid error.notAvailable',
      '[5].deliveryTemplate.senderName error.notAvailable',
      '[6].deliveryTemplate.ptid error.ptid.notPrintable',
      '[7].deliveryTemplate.ptid error.ptid.format',
      '[8].deliveryTemplate.toName error.notAvailable',
      '[8].deliveryTemplate.ptid error.ptid.notPrintable',
      '[9].recipient.address error.notAvailable',
    ],
  ]);
  expect(await readLines(cartId)).toHaveLength(1);
});

it('where there is a recipient list, a mailed line says by an address of it to whom it goes', async () => {
  const listed = await buildShop(testApp.db);
  await buildAllowlist(testApp.db, listed.platform.id, ['ada@recipient.example']);
  const caller = await testApp.signIn(listed.buyer.email);
  const cartId = await openCart(caller, listed.account.identifier, []);
  const send = (email: string) => {
    const { recipient, ...line } = buildMailed();
    return caller({
      method: 'POST',
      url: `${linesUrl(cartId)}/bulk`,
      payload: [{ ...line, recipient: { ...recipient, email } }],
    });
  };
  expect(fieldsOf(await send(''))).toEqual(['[0].recipient.email error.recipient.allowlist']);
  expect(fieldsOf(await send('eve@recipient.example'))).toEqual(['[0].recipient.email error.email.notListed']);
  expect((await send('ada@recipient.example')).statusCode).toBe(200);
});

it('an order keeps address and letter, shows them, and opens them again', async () => {
  const shippingInfo = { physicalMethod: 'ups2ndday' };
  const lines = [{ ...buildMailed(), shippingInfo }, buildLineBody()];
  const { referenceOrderId } = await order(call, shop.account.identifier, lines);
  const detail = (
    await call({ method: 'GET', url: `/api/orders/${referenceOrderId}/lines/1` })
  ).json<OrderLineDetail>();
  expect(detail).toMatchObject({
    deliveryMethod: 'MAILED',
    recipientEmail: null,
    etid: null,
    ptid: 'P000000',
    templateName: 'Standard letter',
    isPrintable: true,
    toName: 'Ada',
    fromName: 'The team',
    letterHeadTitle: 'Thank you',
    giftMessage: 'For all of it',
    address: MAILED_TO,
    shippingInfo: { physicalMethod: 'ups2ndday', carrier: 'UPS' },
    shipping: 24.95,
    warnings: [],
  });
  const again = await call({ method: 'POST', url: `/api/orders/${referenceOrderId}/cart`, payload: {} });
  const { cartId, containsInvalidLineItems } = again.json<ShoppingCart>();
  expect([again.statusCode, containsInvalidLineItems]).toEqual([201, false]);
  expect(await readLines(cartId)).toMatchObject([
    {
      rewardItem: { fulfillmentType: 'PHYSICAL' },
      recipient: { firstName: 'Ada', lastName: 'Lovelace', address: MAILED_TO },
      deliveryTemplate: { ...LETTER, ptid: 'P000000', etid: null, senderName: null },
      shippingInfo: { physicalMethod: 'ups2ndday' },
    },
    { rewardItem: { fulfillmentType: 'DIGITAL' }, recipient: { address: null }, shippingInfo: null },
  ]);
});
