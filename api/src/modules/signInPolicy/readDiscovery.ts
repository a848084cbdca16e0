import { object, string } from 'yup';

/** A provider by its discovery document. */
export interface DiscoveredProvider {
  readonly issuer: string;
  readonly signOutSupported: boolean;
}

const document = object({
  issuer: string().url().required(),
  authorization_endpoint: string().required(),
  end_session_endpoint: string().optional(),
});

/** Returns the provider of a discovery document (OpenID Connect Discovery 1.0); null for any other text. */
export function readDiscovery(text: string): DiscoveredProvider | null {
  try {
    const { issuer, end_session_endpoint } = document.validateSync(JSON.parse(text));
    return { issuer, signOutSupported: end_session_endpoint !== undefined };
  } catch {
    return null;
  }
}
