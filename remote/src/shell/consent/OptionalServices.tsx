import type { PortalLinks } from '@portal/shared/contract/system';
import { toTrustedScriptUrl } from '@portal/shared/federation/trustedTypes';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useGetPortalLinksQuery } from '../../entities/portal-links/portalLinksApi.ts';
import { useGetPlatformQuery, useGetPrincipalQuery } from '../../entities/platform/platformApi.ts';
import { analyticsProfile } from './analyticsProfile.ts';
import type { ConsentCategory } from './consentConfig.ts';

interface OptionalServicesProps {
  readonly accepted: readonly ConsentCategory[];
  readonly subject: string;
}

const NO_LINKS: Partial<PortalLinks> = {};

/** Loads the services that the operator configured and the user agreed to: chatbot, changelog (in production), analytics. */
export function OptionalServices({ accepted, subject }: OptionalServicesProps) {
  const isFunctional = accepted.includes('functional');
  const isMeasured = accepted.includes('performance');
  // Not even our own server is asked before that.
  const isAsked = isFunctional || isMeasured;
  const links = useGetPortalLinksQuery(isAsked ? undefined : skipToken).currentData ?? NO_LINKS;
  const principal = useGetPrincipalQuery(isAsked ? { subject } : skipToken).currentData;
  const platform = useGetPlatformQuery(principal?.platformClientId ?? skipToken).currentData;
  const isProduction = platform?.environment === 'Production';
  useScript(isFunctional ? links.chatbotScriptUrl : null);
  useScript(isFunctional && isProduction ? links.changelogScriptUrl : null);
  const address = isMeasured ? (links.analyticsUrl ?? null) : null;
  useEffect(() => {
    if (address === null || principal === undefined || sentTo.has(principal.identityHash)) return;
    sentTo.add(principal.identityHash);
    const body = JSON.stringify(analyticsProfile(principal));
    void fetch(address, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => undefined);
  }, [address, principal]);
  return null;
}

/** Users whose profile was sent while this page is open. */
const sentTo = new Set<string>();

/** A script of another site; its element stays as long as it may run. */
function useScript(address: string | null | undefined): void {
  useEffect(() => {
    if (address === null || address === undefined) return;
    const script = document.createElement('script');
    script.src = toTrustedScriptUrl(address);
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [address]);
}
