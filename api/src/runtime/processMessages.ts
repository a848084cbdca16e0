/** Hits of callers since the last message. */
export type Hits = readonly (readonly [key: string, hits: number])[];

/** Messages of a process of the server to the one that supervises all of them. */
export type ToSupervisor =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'sandbox'; readonly program: string; readonly config: object }
  | { readonly kind: 'hits'; readonly hits: Hits };

/** Messages of the supervisor to a process. `port` is null when the sandbox does not start. */
export type ToProcess =
  | { readonly kind: 'sandbox'; readonly program: string; readonly port: number | null }
  | { readonly kind: 'hits'; readonly hits: Hits };
