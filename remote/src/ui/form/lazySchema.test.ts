import { object, string } from 'yup';
import { forgetFailures } from '../../chunks/failedParts.ts';
import { lazySchema } from './lazySchema.ts';

const schema = object({ name: string().required() });

test('a schema is loaded once', async () => {
  const load = jest.fn(() => Promise.resolve(schema));
  const getSchema = lazySchema(load);
  expect(await Promise.all([getSchema(), getSchema()])).toEqual([schema, schema]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that cannot be loaded leaves the check to the server, and is not asked for again until all that failed is', async () => {
  const load = jest.fn(() => Promise.resolve(schema)).mockRejectedValueOnce(new Error('no such chunk'));
  const getSchema = lazySchema(load);
  expect([await getSchema(), await getSchema()]).toEqual([null, null]);
  expect(load).toHaveBeenCalledTimes(1);
  forgetFailures();
  expect(await getSchema()).toBe(schema);
});
