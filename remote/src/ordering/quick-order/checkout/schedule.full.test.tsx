import { screen, waitFor, within } from '@testing-library/react';
import { learnServerTime } from '../../../api/serverClock.ts';
import * as catalog from '../../../entities/catalog/testing/buildCatalog.ts';
import { buildItem } from '../testing/buildReward.ts';
import { openCheckout, person } from '../testing/openCheckout.ts';

const CATALOG = catalog.buildCatalog([
  catalog.buildBrand({ brandKey: 'B100001', items: [buildItem({ isSchedulable: true })] }),
]);
const LINES = 'PUT /shopping-carts/:cart/line-items';

test('an order is sent at a local time, and of an hour that clocks show twice it is asked which', async () => {
  learnServerTime('2026-10-30T12:00:00Z');
  const { user, api } = await openCheckout({ 'GET /catalog': () => CATALOG });
  const { firstName, email } = await person(1);
  await user.type(firstName, 'Ana');
  await user.type(email, 'ana@recipient.example');
  await user.click(screen.getByRole('radio', { name: 'Later' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Time zone/ }), 'America/New_York');
  await user.click(screen.getByRole('button', { name: /^Day/ }));
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Sunday, November 1, 2026' }));
  const time = screen.getByLabelText(/^Time(?! zone)/);
  await user.clear(time);
  await user.type(time, '01:30');
  const which = within(await screen.findByRole('radiogroup', { name: 'Clocks show this time twice that night' }));
  await user.click(which.getByRole('radio', { name: /second time/ }));
  await user.click(await screen.findByRole('button', { name: 'Review order' }));
  await waitFor(() =>
    expect(api.calls(LINES).at(-1)?.body).toMatchObject({
      lineItems: [{ scheduledDeliveryTime: '2026-11-01T06:30:00.000Z', scheduledTimeZone: 'America/New_York' }],
    }),
  );
});
