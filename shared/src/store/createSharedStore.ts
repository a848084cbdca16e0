import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Action, Store } from 'redux';
import { createSessionClient } from '../session/createSessionClient.ts';
import type { SessionClient } from '../session/sessionClient.ts';
import { accountReducer, type AccountState } from './accountSlice.ts';
import { sessionChanged, sessionReducer, type SessionState } from './sessionSlice.ts';
import { createSlots, type Slots } from './slots.ts';

/** State shared by the host and all remotes; a remote's own state is beside it under the key of its slot. */
export interface SharedState {
  readonly session: SessionState;
  readonly account: AccountState;
}

/** One per page: the store, its slots and the session. */
export interface SharedStore {
  readonly version: 1;
  readonly redux: Store<SharedState>;
  readonly slots: Slots;
  readonly session: SessionClient;
}

export interface SharedStoreOptions {
  /** Origin of the API without trailing slash; the page's own when absent. */
  readonly apiBaseUrl?: string;
}

const PAGE_KEY = Symbol.for('portal.store@1');
const FIXED_KEYS = ['session', 'account'] as const;

function build({ apiBaseUrl = '' }: SharedStoreOptions): SharedStore {
  const { slots, reduce, middleware } = createSlots(FIXED_KEYS);
  const fixed = combineReducers({ session: sessionReducer, account: accountReducer });
  const rootReducer = (state: SharedState | undefined, action: Action): SharedState => {
    const own = state && { session: state.session, account: state.account };
    const next = { ...fixed(own, action), ...reduce({ ...state }, action) };
    return state !== undefined && sameValues({ ...state }, next) ? state : next;
  };
  // Redux Toolkit's development checks would walk every remote's cache; a remote's own middleware comes through its slot.
  const redux: Store<SharedState> = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(middleware),
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  const session = createSessionClient({ apiBaseUrl, onChange: (view) => redux.dispatch(sessionChanged(view)) });
  return { version: 1, redux, slots, session };
}

function sameValues(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(right);
  return keys.length === Object.keys(left).length && keys.every((key) => left[key] === right[key]);
}

const page: object = globalThis;
const holdsStore = (one: object): one is { [PAGE_KEY]: SharedStore } => PAGE_KEY in one;

/** Returns the page's store. The first caller creates it, be it the host or a module mounted alone; all others share it. */
export function createSharedStore(options: SharedStoreOptions = {}): SharedStore {
  if (holdsStore(page)) return page[PAGE_KEY];
  const store = build(options);
  Object.defineProperty(page, PAGE_KEY, { value: store, configurable: true });
  return store;
}

/**
 * Ends a store that a module made once no module is attached to it, with its session client. While somebody is signed in it
 * stays for the next module: their token is in it alone (docs/decisions/0036).
 */
export function endUnused(store: SharedStore): void {
  if (store.slots.keys().length > 0 || store.session.view().status === 'signed-in') return;
  store.session.dispose();
  if (holdsStore(page) && page[PAGE_KEY] === store) Reflect.deleteProperty(page, PAGE_KEY);
}
