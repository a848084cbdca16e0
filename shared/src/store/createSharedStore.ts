import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Action, Store } from 'redux';
import { createSessionClient } from '../session/createSessionClient.ts';
import type { SessionClient } from '../session/sessionClient.ts';
import { accountReducer, type AccountState } from './accountSlice.ts';
import { sessionChanged, sessionReducer, type SessionState } from './sessionSlice.ts';
import { createSlots, type Slots } from './slots.ts';

/** The part of the state that host and every remote agree on; a remote's own state stands beside it under its slot's key. */
export interface SharedState {
  readonly session: SessionState;
  readonly account: AccountState;
}

/** One a page: the store, the slots in it, and the one session. */
export interface SharedStore {
  readonly version: 1;
  readonly redux: Store<SharedState>;
  readonly slots: Slots;
  readonly session: SessionClient;
}

export interface SharedStoreOptions {
  /** Origin of the API without a closing slash; the page's own when absent. */
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
  // The checks of development would walk every remote's cache; a remote's own middleware comes through its slot.
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

/** The page's store: made by the first caller, host or module mounted alone, and the same for all (federation 1.3). */
export function createSharedStore(options: SharedStoreOptions = {}): SharedStore {
  if (holdsStore(page)) return page[PAGE_KEY];
  const store = build(options);
  Object.defineProperty(page, PAGE_KEY, { value: store, configurable: true });
  return store;
}
