import { screen, waitFor } from '@testing-library/react';
import * as catalog from '../../../entities/catalog/testing/buildCatalog.ts';
import { buildError } from '../../../testing/builders/buildError.ts';
import { buildCatalog } from '../testing/buildReward.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const OTHER = '/order/checkout?utid=U200001&amount=10';
const FIRST = '/order/checkout?utid=U100001&amount=25';
/** The server keeps none: this browser does. */
const NO_DRAFT = () => ({ status: 404, body: buildError({ status: 404 }) });
const twoRewards = () => ({ brands: [...buildCatalog().brands, catalog.buildBrand()], collections: [] });

/** Types two people and a message for one reward, and goes on to another. */
async function choosesAnother() {
  const page = await openCheckout({ 'GET /catalog': twoRewards, 'GET /order-drafts/:kind': NO_DRAFT });
  await page.user.click((await person(1)).firstName);
  await page.user.paste('Ana\tByron\tana@example.com\nBea\tByron\tbea@example.com');
  await page.user.click(screen.getByRole('textbox', { name: /^Message/ }));
  await page.user.paste('Thank you');
  page.navigate(OTHER);
  await screen.findByText(/^You started an order for Fernhill Gift Card/);
  return page;
}

const use = () => screen.findByRole('button', { name: 'Use the 2 people you entered for Fernhill Gift Card' });

test('people of another reward are put in when that is wanted, after those who are typed here', async () => {
  const { user } = await choosesAnother();
  expect((await person(1)).email).toHaveValue('');
  await user.type((await person(1)).firstName, 'Cleo');
  await user.click(await use());
  expect((await person(1)).firstName).toHaveValue('Cleo');
  expect((await person(3)).email).toHaveValue('bea@example.com');
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Thank you');
  expect(screen.queryByText(/^You started an order/)).toBeNull();
});

test('declined, they are not offered again, and are still there for their own reward', async () => {
  const page = await choosesAnother();
  await page.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/^You started an order/)).toBeNull();
  page.navigate('/order');
  await screen.findByText('The catalogue');
  page.navigate(OTHER);
  expect((await person(1)).email).toHaveValue('');
  expect(screen.queryByText(/^You started an order/)).toBeNull();
  page.navigate(FIRST);
  await waitFor(async () => expect((await person(2)).email).toHaveValue('bea@example.com'));
});
