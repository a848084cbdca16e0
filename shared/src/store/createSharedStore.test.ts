import type { Middleware } from 'redux';
import { accountSelected } from './accountSlice.ts';
import { createSharedStore } from './createSharedStore.ts';
import type { SlotDefinition } from './slots.ts';

const counter = (overrides: Partial<SlotDefinition> = {}): SlotDefinition => ({
  reducer: (state: unknown, action) => (typeof state === 'number' ? state : 0) + (action.type === 'add' ? 1 : 0),
  schema: 2,
  ...overrides,
});
const states = () => Object.fromEntries(Object.entries(createSharedStore().redux.getState()));
const { slots, redux } = createSharedStore();

test('host and modules that ask separately get one store', () => {
  expect(createSharedStore({ apiBaseUrl: 'https://elsewhere.example' })).toBe(createSharedStore());
});

test('the account choice is in the shared state', () => {
  redux.dispatch(accountSelected(null));
  expect(redux.getState().account).toEqual({ selected: null });
});

test('a slot sits at the root of the state, counts references and returns a snapshot when removed', () => {
  const definition = counter();
  const first = slots.attach('portal_1', definition);
  const second = slots.attach('portal_1', definition);
  redux.dispatch({ type: 'add' });
  expect(states().portal_1).toBe(1);
  expect(first()).toBeNull();
  expect(first()).toBeNull();
  expect(slots.keys()).toEqual(['portal_1']);
  expect(second()).toEqual({ schema: 2, state: 1 });
  expect(states()).not.toHaveProperty('portal_1');
});

test('another object under a taken key, or a key of the shared slices, is refused', () => {
  const detach = slots.attach('portal_2', counter());
  expect(() => slots.attach('portal_2', counter())).toThrow('taken');
  expect(() => slots.attach('session', counter())).toThrow('taken');
  detach();
});

test('a snapshot of another schema is migrated, or dropped without a migration', () => {
  slots.attach('portal_3', counter(), { schema: 2, state: 7 })();
  const migrating = slots.attach('portal_4', counter({ migrate: (state) => Number(state) * 10 }), {
    schema: 1,
    state: 7,
  });
  const dropping = slots.attach('portal_5', counter(), { schema: 1, state: 7 });
  expect(states()).toMatchObject({ portal_4: 70, portal_5: 0 });
  migrating();
  dropping();
});

test('the middleware of a slot runs in order, only while attached', () => {
  const seen: string[] = [];
  const note =
    (name: string): Middleware =>
    () =>
    (next) =>
    (action) => {
      seen.push(name);
      return next(action);
    };
  const first = slots.attach('portal_6', counter({ middleware: [note('a'), note('b')] }));
  const second = slots.attach('portal_7', counter({ middleware: [note('c')] }));
  seen.length = 0;
  redux.dispatch({ type: 'add' });
  first();
  redux.dispatch({ type: 'add' });
  second();
  redux.dispatch({ type: 'add' });
  expect(seen).toEqual(['a', 'b', 'c', 'c', 'c']);
});

test('teardown still reaches the reducer, and thunks work', () => {
  const detach = slots.attach('portal_8', counter({ teardown: ({ dispatch }) => void dispatch({ type: 'add' }) }));
  expect(detach()).toEqual({ schema: 2, state: 1 });
});
