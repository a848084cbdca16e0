import { toTrustedScriptUrl } from '@portal/shared/federation/trustedTypes';
import { useEffect } from 'react';

/** A script of another site; its element stays as long as it may run. */
export function useScript(address: string | null | undefined): void {
  useEffect(() => {
    if (address === null || address === undefined) return;
    const script = document.createElement('script');
    script.src = toTrustedScriptUrl(address);
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [address]);
}
