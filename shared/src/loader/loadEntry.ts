import { RemoteError } from '../federation/remoteModule.ts';
import { toTrustedScriptUrl } from '../federation/trustedTypes.ts';

/**
 * Runs a container's entry, which must have the integrity that the registry lists. Another origin must allow cross-origin
 * reads. Rejects when it does not load; a later call tries again.
 */
export async function loadEntry(url: string, integrity: string, nonce?: string): Promise<void> {
  const script = document.createElement('script');
  setAddress(script, url);
  script.integrity = integrity;
  if (nonce !== undefined) script.nonce = nonce;
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The entry did not load.'));
    };
    document.head.append(script);
  });
}

/** Raises a RemoteError CSP where the page takes addresses of scripts by policies alone, and not by the portal's. */
function setAddress(script: HTMLScriptElement, url: string): void {
  try {
    script.src = toTrustedScriptUrl(url);
  } catch (cause) {
    throw new RemoteError('CSP', 'The page’s Content-Security-Policy does not allow the policy rewards-portal.', {
      cause,
      detail: { url },
    });
  }
}
