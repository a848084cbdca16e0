import { buildLetterData } from '../../testing/buildLetterData.ts';
import { buildPng } from '../../testing/buildImage.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { letterTexts } from '../../texts/letters/letterTexts.ts';
import { drawLetter } from '../letter/drawLetter.ts';
import { letterDocument, type LetterData } from './letterDocument.ts';

const draw = (overrides: Partial<LetterData> = {}): Promise<Buffer> => {
  const data = buildLetterData(overrides);
  return drawLetter(letterDocument(data, letterTexts(data.language)));
};

it('has the address, the reward and its link on one side, and the words of the sender on the other', async () => {
  const bytes = await draw();
  const { pages, tags, title } = await readPdf(bytes);
  expect(title).toBe('Reward letter RP261120-100001-1');
  expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
  const [redemption = '', greeting = '', ...more] = pages;
  expect(more).toEqual([]);
  for (const text of [
    'Alder Manufacturing',
    'Ana Martins\nAlder Inc.\n1 Market Street\nSuite 300\nSan Francisco, CA 94105',
    '$25.00',
    'Meadow Reward Link',
    'rewards.example/r/AbCdEfGhIjKlMnOpQrStUv',
    'Valid through November 19, 2027.',
    'Questions? Write to help@alder.example.',
  ])
    expect(redemption).toContain(text);
  expect(greeting).toContain('Thank you\nTo\nAna Martins\nYou made this year a good one.\nSee you soon!\nFrom\nMaya');
  expect(tags[0]).toContain('Figure');
});

it('draws its code without a picture, and says of a sample that it is one', async () => {
  const bytes = await draw();
  expect(bytes.toString('latin1')).not.toContain('/Subtype /Image');
  expect((await readPdf(await draw({ isSample: true }))).pages[0]).toContain('Sample');
});

it('shows the logo instead of the name, or neither', async () => {
  const logo = await draw({ logo: buildPng(1300, 300) });
  expect(logo.toString('latin1')).toContain('/Subtype /Image');
  expect((await readPdf(logo)).pages[0]).not.toContain('Alder Manufacturing');
  expect((await readPdf(await draw({ usesLogo: false }))).pages[0]).not.toContain('Alder Manufacturing');
});

it('shrinks and breaks names that are too long, and keeps the letter at two pages', async () => {
  const long = 'Maximiliana Konstantinopolitanska '.repeat(2).trim();
  const { pages } = await readPdf(
    await draw({
      recipientName: long,
      toName: 'W'.repeat(70),
      fromName: long,
      letterHeadTitle: 'W'.repeat(64),
      message: 'W\n'.repeat(75),
      organization: long.repeat(3),
      rewardName: long.repeat(2),
      support: 'W'.repeat(160),
    }),
  );
  expect(pages).toHaveLength(2);
  expect(pages[0]?.replaceAll('\n', ' ')).toContain(
    `${long} Alder Inc. 1 Market Street Suite 300 San Francisco, CA 94105`,
  );
  expect(pages[1]?.replaceAll('\n', '')).toContain('W'.repeat(70));
  expect(pages[1]?.replaceAll('\n', ' ')).toContain(long);
});

it('is the same file whenever it is drawn', async () => {
  expect((await draw()).equals(await draw())).toBe(true);
});
