import type { Language } from '@portal/shared/domain/enumerations';

/** The tokens that the portal gave for a visitor. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly scope: string;
  readonly expiresAt: string;
}

/** A consent that was asked for and is not answered yet. */
export interface Asked {
  readonly state: string;
  readonly verifier: string;
  readonly language: Language;
}

/** The result of the last thing that the visitor did; `error`: the standard's or the portal's word for it. */
export type Outcome =
  | { readonly kind: 'connected' | 'refreshed' | 'forgotten' | 'denied' | 'foreign' | 'unreachable' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'called'; readonly status: number };

export interface CatalogueBrand {
  readonly name: string;
  readonly items: number;
}

/** The state that Relay Desk keeps of one browser. */
export interface Visit {
  readonly asked: Asked | null;
  readonly tokens: Tokens | null;
  readonly outcome: Outcome | null;
  /** The answer to the last call; null before it, and when it failed. */
  readonly brands: readonly CatalogueBrand[] | null;
}

export const NEW_VISIT: Visit = { asked: null, tokens: null, outcome: null, brands: null };
