import { checkPrinted } from '@portal/shared/domain/people/printedSigns';
import { textRuns } from './textRuns.ts';

it('draws every sign that is let into a name', () => {
  const isSign = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
  const missing: string[] = [];
  for (let code = 0x20; code < 0x30000; code += 1) {
    const sign = String.fromCodePoint(code);
    if (checkPrinted(sign) !== null || !isSign.test(sign)) continue;
    if (textRuns(sign, 'ja', 'semiBold', 'ltr').some(({ text }) => text === '\uFFFD')) missing.push(code.toString(16));
  }
  expect(missing).toEqual([]);
});
