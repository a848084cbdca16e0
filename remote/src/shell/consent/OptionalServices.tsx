import type { PortalLinks } from '@portal/shared/contract/system';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useGetPortalLinksQuery } from '../../entities/portal-links/portalLinksApi.ts';
import { useGetPlatformQuery, useGetPrincipalQuery } from '../../entities/platform/platformApi.ts';
import { analyticsProfile } from './analyticsProfile.ts';
import type { ConsentCategory } from './consentConfig.ts';
import { sendProfile } from './sendProfile.ts';
import { useChatbot } from './useChatbot.ts';
import { useScript } from './useScript.ts';

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
  useChatbot(isFunctional ? links.chatbotScriptUrl : null);
  useScript(isFunctional && isProduction ? links.changelogScriptUrl : null);
  const address = isMeasured ? (links.analyticsUrl ?? null) : null;
  useEffect(() => {
    if (address !== null && principal !== undefined) sendProfile(address, analyticsProfile(principal));
  }, [address, principal]);
  return null;
}
