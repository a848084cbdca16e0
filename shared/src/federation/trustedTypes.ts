/** Makes values that the sinks of a page with Trusted Types take; where a page has none, they are the texts themselves. */
export interface TrustedPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/**
 * Returns the policy `rewards-portal` of this page, which the host, the loader and all versions share: a name may be taken once.
 * Where the page's Content-Security-Policy does not allow the name, the browser refuses what is assigned. Names nothing beyond
 * itself, as builds print it into scripts that run before any module.
 */
export function getTrustedPolicy(): TrustedPolicy {
  const key = Symbol.for('portal.policy@1');
  const page: typeof globalThis & { [key]?: TrustedPolicy; readonly trustedTypes?: TrustedTypes } = globalThis;
  const known = page[key];
  if (known !== undefined) return known;
  let policy: TrustedPolicy = {
    // A mail in a frame that runs no script, the kit's styles, texts of an editor that are read and never shown as they are.
    createHTML: (html) => html,
    createScriptURL: (url) => {
      if (!/^https?:$/.test(new URL(url, document.baseURI).protocol))
        throw new TypeError(`No script is loaded from ${url}.`);
      return url;
    },
  };
  try {
    policy = page.trustedTypes?.createPolicy('rewards-portal', policy) ?? policy;
  } catch {
    // Not allowed; a default policy of the page may still take the texts.
  }
  page[key] = policy;
  return policy;
}

/** Returns markup for a sink of the page. */
export const toTrustedHtml = (html: string): string => getTrustedPolicy().createHTML(html);

/** Returns the address of a script for a sink of the page. */
export const toTrustedScriptUrl = (url: string): string => getTrustedPolicy().createScriptURL(url);
