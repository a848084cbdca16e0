import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_CONTRACT_VERSION } from '@portal/shared/domain/apiContract';
import { listResponseFields } from './responseFields.ts';
import { buildTestApp } from './testApp.ts';

const test = await buildTestApp();
afterAll(() => test.close());

const [MAJOR] = API_CONTRACT_VERSION.split('.');
/** Calls and the fields of their answers, a line each: remotes that were built for this major read them. */
const LISTED = path.join(import.meta.dirname, `apiContract.${MAJOR}.txt`);

it('loses no call and no field of an answer within a major of the contract (API_CONTRACT_VERSION)', () => {
  const answered = new Set(listResponseFields(test.app.swagger()));
  const listed = readFileSync(LISTED, 'utf8').trimEnd().split('\n');
  expect(listed.length).toBeGreaterThan(1_000);
  expect(listed.filter((line) => !answered.has(line))).toEqual([]);
});
