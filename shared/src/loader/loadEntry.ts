/**
 * Runs a container's entry, which must have the integrity that the registry lists. Another origin must allow cross-origin
 * reads. Rejects when it does not load; a later call tries again.
 */
export function loadEntry(url: string, integrity: string, nonce?: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
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
