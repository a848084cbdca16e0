import type { Language } from '@portal/shared/domain/enumerations';
import { toLangKey } from '@portal/shared/domain/people/languages';
import { expect, test, type Page } from '@playwright/test';
import { expectStatus, signIn } from '../harness/signIn.ts';
import { FundingWalk } from '../pages/FundingWalk.ts';
import { journeyLanguages } from '../pages/portalTexts.ts';
import { readSmallDeposits } from '../pages/smallDeposits.ts';

test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

const FUNDER = { username: 'funding@demo.example', password: 'Demo-Portal-2026!' };

/** Each language adds a card and a bank account of its own. */
const NUMBERS: Readonly<Record<Language, { readonly card: string; readonly bank: string }>> = {
  en: { card: '4012888888881881', bank: '5550104444' },
  es: { card: '4242424242424242', bank: '5550104445' },
  fr: { card: '5105105105105100', bank: '5550104446' },
  ja: { card: '3530111333300000', bank: '5550104447' },
  'zh-CN': { card: '5200828282828210', bank: '5550104448' },
};

/** Mails and the bank's page are in the language of the profile too; it is stored. */
async function speak(language: Language, baseURL = ''): Promise<void> {
  const client = await signIn(baseURL, FUNDER);
  const profile = { firstName: 'Grace', lastName: 'Okoro', langKey: toLangKey(language) };
  expectStatus(await client.call('PUT', '/account', profile), 200);
}

async function expectForgotten(page: Page, number: string): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href, history.state]),
  );
  expect(kept).not.toContain(number);
}

for (const language of journeyLanguages('fr'))
  test.describe(`by keyboard alone in ${language}`, () => {
    test.beforeEach(({ baseURL }) => speak(language, baseURL));
    test.afterEach(({ baseURL }) => speak('en', baseURL));

    test('funds are added by card', { tag: '@full' }, async ({ page }) => {
      const walk = new FundingWalk(page, language);
      const { keys, addFunds, dialog } = walk;
      await walk.open(FUNDER.username);
      const opener = walk.link(walk.funding('action.addFunds'));
      await keys.enter(opener);
      const amount = walk.field(addFunds('deposit.amount'));
      await expect(amount).toBeFocused();
      await keys.type(amount, '0');
      await keys.press('Tab');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await walk.look('deposit refused');
      const usual = dialog.getByRole('group', { name: addFunds('deposit.quick') }).getByRole('button');
      await keys.enter(usual.nth(2));
      await walk.look('deposit by card');
      await keys.type(amount, walk.typed(20));
      await keys.pick(dialog.getByRole('radio', { name: /Office card/ }));
      await keys.type(walk.field(addFunds('deposit.purchaseOrder')), 'PO 4711');
      await keys.enter(walk.button(addFunds('review.open')));
      await walk.look('deposit reviewed');
      await keys.enter(walk.button(addFunds.any('deposit.confirmTotal')));
      await walk.expectDone(addFunds.any('deposit.done'), opener);
      await walk.look('funds added');
    });

    test('money is moved between accounts', { tag: '@full' }, async ({ page }) => {
      const walk = new FundingWalk(page, language);
      const { keys, addFunds, dialog } = walk;
      await walk.open(FUNDER.username);
      const opener = walk.link(walk.funding('action.addFunds'));
      await keys.enter(opener);
      await keys.to(dialog.getByRole('tab', { name: addFunds('tab.deposit'), exact: true }), 'Shift+Tab');
      await keys.press('ArrowRight');
      await expect(dialog.getByRole('tab', { name: addFunds('tab.transfer'), exact: true })).toBeFocused();
      const from = walk.list(addFunds('transfer.from'));
      await keys.choose(from, 'A20002');
      await keys.type(walk.field(addFunds('transfer.amount')), walk.typed(99_999.5));
      await keys.press('Enter');
      await expect(from).toHaveAttribute('aria-invalid', 'true');
      await walk.look('transfer refused');
      await keys.choose(from, 'A10001');
      await keys.type(walk.field(addFunds('transfer.amount')), walk.typed(12.5));
      await keys.type(walk.field(addFunds('transfer.notes')), 'Q4');
      await walk.look('transfer');
      await keys.enter(walk.button(addFunds.any('transfer.confirmAmount')));
      await walk.expectDone(addFunds.any('transfer.done'), opener);
    });

    test('a card is added, and its number is nowhere afterwards', { tag: '@full' }, async ({ page }) => {
      const walk = new FundingWalk(page, language);
      const { keys, cards } = walk;
      const { card } = NUMBERS[language];
      await walk.open(FUNDER.username);
      await walk.switchTo('Events Europe');
      await keys.enter(walk.link(cards('title.add')));
      const number = walk.field(cards('number'));
      await expect(number).toBeFocused();
      await keys.press('Enter');
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      await walk.look('card refused');
      await keys.type(number, card);
      await keys.type(walk.field(cards('name')), 'Ana Maria de Souza');
      await keys.type(walk.field(cards('expiration')), '0731');
      await keys.type(walk.field(cards.any('code')), '123');
      await walk.findAddress();
      await walk.look('address chosen');
      await keys.type(walk.field(cards('receipts.more')), 'a@example.com, b@example.com');
      await walk.look('card');
      await keys.enter(walk.button(cards('submit.add')));
      await walk.expectDone(cards.any('added'), page.locator('main :focus'));
      await walk.look('card added');
      await expectForgotten(page, card.slice(-7));
    });

    test(
      'a bank account is added, verified, pays and is removed; its number is nowhere afterwards',
      { tag: '@full' },
      async ({ page }) => {
        const walk = new FundingWalk(page, language);
        const { keys, banks, addFunds, dialog } = walk;
        const { bank } = NUMBERS[language];
        const name = `Operations ${language}`;
        await walk.open(FUNDER.username);
        const add = walk.button(banks('wallet.add'));
        await keys.follow(add, page.getByRole('menuitem', { name: banks('wallet.bank') }));

        await keys.enter(walk.button(walk.common('action.next')));
        await expect(walk.field(banks('details.routing'))).toBeFocused();
        await walk.look('bank details refused');
        await keys.type(walk.field(banks('details.routing')), '021000021');
        await keys.type(walk.field(banks('details.number')), bank);
        await keys.type(walk.field(banks('details.numberAgain')), bank);
        await keys.pick(page.getByRole('radio', { name: banks('type.X') }));
        await keys.type(walk.field(banks('details.nickname')), name);
        await keys.type(walk.field(banks('details.company')), 'Alder Inc');
        await keys.type(walk.field(banks('details.firstName')), 'Ana');
        await keys.type(walk.field(banks('details.lastName')), 'Souza');
        await walk.typeAddress();
        await walk.look('bank details');
        await keys.enter(walk.button(walk.common('action.next')));

        await expect(page.getByRole('heading', { level: 2, name: banks('step.account') })).toBeFocused();
        await keys.pick(page.getByRole('radio', { name: banks('users.named') }));
        await walk.look('users of a bank account');
        await keys.enter(walk.button(walk.common('action.next')));

        await expect(page.getByRole('heading', { level: 2, name: banks('step.review') })).toBeFocused();
        await keys.to(page.getByRole('checkbox', { name: banks('review.accept') }));
        await keys.press('Space');
        await walk.look('review of a bank account');
        await keys.enter(walk.button(banks('submit.add')));
        await expect(page.getByText(banks.any('saved'))).toBeVisible();
        await expectForgotten(page, bank);

        await expect(dialog.getByRole('radio', { name })).toBeDisabled();
        await walk.look('bank account that is not verified');
        await keys.press('Escape');
        const [first = '', second = ''] = await readSmallDeposits(page, bank);
        await keys.enter(walk.link(banks('wallet.verifyNamed', { name })));
        await expect(walk.field(banks('verify.first'))).toBeFocused();
        await keys.type(walk.field(banks('verify.first')), walk.typed(Number(first)));
        await keys.type(walk.field(banks('verify.second')), walk.typed(Number(second)));
        await walk.look('small deposits');
        await keys.press('Enter');
        await walk.expectDone(banks.any('verify.done'), page.locator('main :focus'));

        await keys.enter(walk.link(walk.funding('action.addFunds')), 'Shift+Tab');
        await keys.type(walk.field(addFunds('deposit.amount')), walk.typed(250));
        await keys.pick(dialog.getByRole('radio', { name }));
        await walk.look('deposit by bank');
        await keys.enter(walk.button(addFunds('review.open')));
        await keys.enter(walk.button(addFunds.any('bank.confirmTotal')));
        await page.waitForURL(/\/\/127\.0\.0\.1:/);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await walk.look('page of the bank');
        await keys.enter(page.getByRole('button').first());
        await expect(page.getByText(addFunds.any('bank.added'))).toBeVisible();
        await expect(page).toHaveURL(/#\/funding$/);

        const menu = walk.button(banks('wallet.actions', { name }));
        await keys.follow(menu, page.getByRole('menuitem', { name: banks('wallet.remove') }));
        await expect(walk.button(walk.common('action.cancel'))).toBeFocused();
        await walk.look('bank account to be removed');
        await keys.enter(walk.button(banks('remove.confirm')));
        await walk.expectDone(banks.any('remove.done'), page.locator('main :focus'));
      },
    );
  });
