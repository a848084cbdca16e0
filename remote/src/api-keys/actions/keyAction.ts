import type { ApiCredential } from '@portal/shared/contract/apiCredentials';

/** A change or a look that is asked about in a dialog. */
export type KeyAction = 'reveal' | 'deactivate';

/** The key that a dialog is open for. */
export interface OpenKeyAction {
  readonly action: KeyAction;
  readonly apiKey: ApiCredential;
}
