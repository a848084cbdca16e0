import { expect, type Page } from '@playwright/test';

/** The gateway's sandbox takes the other name of this machine, unless it is told one of its own. */
const sandboxOf = (page: Page): string => `http://127.0.0.1:${new URL(page.url()).port}`;

/** The two small deposits to a bank account, as its holder reads them on the statement; decimal text. */
export async function readSmallDeposits(
  page: Page,
  accountNumber: string,
  sandbox = sandboxOf(page),
): Promise<readonly string[]> {
  const bank = await page.context().newPage();
  await bank.goto(`${sandbox}/control/accounts`);
  await bank.getByRole('link', { name: new RegExp(accountNumber.slice(-4)) }).click();
  const credits = bank.getByRole('cell', { name: /^\+0\.\d\d USD$/ });
  const read = async (): Promise<number> => {
    await bank.reload();
    return credits.count();
  };
  await expect.poll(read).toBe(2);
  const texts = await credits.allInnerTexts();
  await bank.close();
  return texts.map((text) => text.replaceAll(/[^\d.]/g, ''));
}
