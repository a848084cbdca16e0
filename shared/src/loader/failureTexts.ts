import type { RemoteErrorCode } from '../federation/remoteModule.ts';

/** Texts shown in place of a module. They are part of the loader because they are needed when the remote cannot be loaded. */
export interface LoaderTexts {
  readonly loading: string;
  readonly retry: string;
  /** Placeholder {code}. */
  readonly reference: string;
  readonly unreachable: FailureText;
  readonly broken: FailureText;
  readonly mismatch: FailureText;
  readonly disabled: FailureText;
  /** Placeholder {time}. */
  readonly disabledUntil: string;
}

export interface FailureText {
  readonly title: string;
  readonly advice: string;
}

/** Title and advice for a kind of failure. */
export function failureText(texts: LoaderTexts, code: RemoteErrorCode): FailureText {
  if (code === 'NETWORK' || code === 'TIMEOUT') return texts.unreachable;
  if (code === 'CONTRACT' || code === 'CAPABILITY') return texts.mismatch;
  return code === 'DISABLED' ? texts.disabled : texts.broken;
}
