import { API_SCOPES } from '@portal/shared/domain/access/apiScopes';
import { array, object, string, type InferType } from 'yup';

/** What is kept of a request for consent. */
const consentPayload = object({
  sessionId: string().required(),
  clientId: string().required(),
  redirectUri: string().required(),
  scopes: array(
    string()
      .oneOf([...API_SCOPES])
      .required(),
  ).required(),
  state: string().defined(),
  codeChallenge: string().required(),
});
type Kept = InferType<typeof consentPayload>;
export type ConsentPayload = Readonly<Omit<Kept, 'scopes'>> & { readonly scopes: readonly Kept['scopes'][number][] };

export const readConsentPayload = (payload: unknown): ConsentPayload => consentPayload.validateSync(payload);
