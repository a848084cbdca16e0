import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Everything that a provider has issued; lost with its process. */
export type IssuedPayloads = Map<string, AdapterPayload>;

/** Keeps one model of a provider in memory. */
export function createMemoryAdapter(issued: IssuedPayloads, model: string): Adapter {
  const keyOf = (id: string): string => `${model}:${id}`;
  const ofModel = (): readonly [string, AdapterPayload][] => [...issued].filter(([key]) => key.startsWith(keyOf('')));
  const find = (matches: (payload: AdapterPayload) => boolean) =>
    Promise.resolve(ofModel().find(([, payload]) => matches(payload))?.[1]);
  return {
    upsert: (id, payload) => {
      issued.set(keyOf(id), payload);
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(issued.get(keyOf(id))),
    findByUid: (uid) => find((payload) => payload.uid === uid),
    findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
    consume: (id) => {
      const payload = issued.get(keyOf(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      return Promise.resolve();
    },
    destroy: (id) => {
      issued.delete(keyOf(id));
      return Promise.resolve();
    },
    revokeByGrantId: (grantId) => {
      for (const [key, payload] of ofModel()) if (payload.grantId === grantId) issued.delete(key);
      return Promise.resolve();
    },
  };
}
