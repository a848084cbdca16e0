import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { unspoken } from '../../testing/accountDocuments.ts';

it.each(LANGUAGES)('speaks %s, without a letter that no font has', async (language) => {
  expect(await unspoken(language)).toEqual([]);
});
