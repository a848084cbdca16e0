import { compose, type Action, type Middleware, type MiddlewareAPI, type Reducer } from 'redux';

type SlotState = Readonly<Record<string, unknown>>;
type Send = (action: unknown) => unknown;

/** The parts that a container adds to the store. Attaching the same object again only counts a reference. */
export interface SlotDefinition {
  readonly reducer: Reducer;
  readonly middleware?: readonly Middleware[];
  /** Version of the state shape. */
  readonly schema: number;
  /** Migrates state of another schema; without it such state is dropped. */
  readonly migrate?: (state: unknown, fromSchema: number) => unknown;
  /** Runs before removal, while reducer and middleware still answer: reset the API cache, clear listeners. */
  readonly teardown?: (api: MiddlewareAPI) => void;
}

/** State of a slot when its last reference was detached. */
export interface SlotSnapshot {
  readonly schema: number;
  readonly state: unknown;
}

/** Returns the snapshot on the last detach, otherwise null. */
export type DetachSlot = () => SlotSnapshot | null;

interface Entry {
  readonly definition: SlotDefinition;
  readonly handle: Send;
  references: number;
}

/** Removable reducers and middleware of remotes, at the root of the state, where RTK Query's selectors look for them. */
export interface Slots {
  /** Throws when another definition holds `key`. */
  readonly attach: (key: string, definition: SlotDefinition, restore?: SlotSnapshot) => DetachSlot;
  readonly keys: () => readonly string[];
}

const restored = ({ schema, migrate }: SlotDefinition, snapshot: SlotSnapshot): unknown =>
  snapshot.schema === schema ? snapshot.state : migrate?.(snapshot.state, snapshot.schema);

/** Creates the slots with the reducer and middleware that connect them to a store. */
export function createSlots(reserved: readonly string[]): {
  slots: Slots;
  reduce: (state: SlotState, action: Action) => SlotState;
  middleware: Middleware;
} {
  const entries = new Map<string, Entry>();
  const restoring = new Map<string, unknown>();
  let store: MiddlewareAPI | undefined;
  let last: Send = (action) => action;

  const after = (entry: Entry): Send => {
    const all = [...entries.values()];
    const position = all.indexOf(entry);
    return (position === -1 ? undefined : all[position + 1]?.handle) ?? last;
  };

  const reduce = (state: SlotState, action: Action): SlotState =>
    Object.fromEntries(
      [...entries].map(([key, { definition }]) => [
        key,
        definition.reducer(key in state ? state[key] : restoring.get(key), action),
      ]),
    );

  const middleware: Middleware = (api) => {
    store = api;
    return (next) => {
      last = next;
      return (action) => ([...entries.values()][0]?.handle ?? last)(action);
    };
  };

  const bind = (definition: SlotDefinition, api: MiddlewareAPI): Entry => {
    const chain = (definition.middleware ?? []).map((one) => one(api));
    const entry: Entry = {
      definition,
      handle: compose<Send>(...chain)((action: unknown) => after(entry)(action)),
      references: 0,
    };
    return entry;
  };

  const detachOnce = (key: string, entry: Entry, api: MiddlewareAPI): DetachSlot => {
    let done = false;
    return () => {
      if (done) return null;
      done = true;
      entry.references -= 1;
      if (entry.references > 0) return null;
      entry.definition.teardown?.(api);
      const states: unknown = api.getState();
      const state: SlotState = typeof states === 'object' ? { ...states } : {};
      const snapshot = { schema: entry.definition.schema, state: state[key] };
      entries.delete(key);
      api.dispatch({ type: 'slots/detached', payload: key });
      return snapshot;
    };
  };

  const attach = (key: string, definition: SlotDefinition, restore?: SlotSnapshot): DetachSlot => {
    if (store === undefined) throw new Error('Slots are used before their store exists.');
    const held = entries.get(key);
    if (reserved.includes(key) || (held !== undefined && held.definition !== definition)) {
      throw new Error(`The slot "${key}" is taken.`);
    }
    const entry = held ?? bind(definition, store);
    entry.references += 1;
    if (held === undefined) {
      entries.set(key, entry);
      if (restore !== undefined) restoring.set(key, restored(definition, restore));
      store.dispatch({ type: 'slots/attached', payload: key });
      restoring.delete(key);
    }
    return detachOnce(key, entry, store);
  };

  return { slots: { attach, keys: () => [...entries.keys()] }, reduce, middleware };
}
