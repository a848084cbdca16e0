import { newUuid } from './newUuid.ts';

it('is a UUID of version 4 without a secure context too, and another each time', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const made = Array.from({ length: 500 }, newUuid);
  Reflect.deleteProperty(crypto, 'randomUUID');
  for (const uuid of made)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});
