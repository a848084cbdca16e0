/** `authorization` headers of the people who may call, tried in turn. */
export interface Callers {
  readonly baseUrl: string;
  readonly tokens: readonly string[];
}
