import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const fold = async (text: string): Promise<string | undefined> =>
  (await sql<{ folded: string }>`select fold_text(${text}) as folded`.execute(testApp.db)).rows[0]?.folded;

it.each([
  ['JOSÉ', 'jose'],
  ['Jose\u0301', 'jose'],
  ['Weiß', 'weiss'],
  ['WEISS', 'weiss'],
  ['STRAẞE', 'strasse'],
  ['Işık İNCİ', 'isik inci'],
  ['ISIK inci', 'isik inci'],
  ['Søren Łukasz Þór', 'soren lukasz thor'],
  ['Æsa Œdipe', 'aesa oedipe'],
  ['ﬁona', 'fiona'],
  ['Ｊｏｓｅ', 'jose'],
  ['Ὀδυσσεύς', 'οδυσσευσ'],
  ['ЙОСИФ', 'иосиф'],
  ['O’Neill', "o'neill"],
  ['Nguyễn', 'nguyen'],
  ['山田 花子', '山田 花子'],
  ['がっこう', 'がっこう'],
  ['ｶﾞ', 'ガ'],
  ['김민준', '김민준'],
  ['प्रिया', 'प्रिया'],
  ['สมชาย', 'สมชาย'],
  ['مُحَمَّد', 'محمد'],
])('folds %s to %s', async (text, folded) => {
  expect(await fold(text)).toBe(folded);
});
