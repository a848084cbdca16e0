import type { AllowlistCheck } from '@portal/shared/contract/allowlist';
import { useCallback, useState } from 'react';
import { useCheckAllowlistMutation } from '../recipientsApi.ts';

/** A file and what it would change; the page keeps the file until another one comes. */
export interface CheckedFile {
  readonly file: File | null;
  /** Null until the server has compared it. */
  readonly check: AllowlistCheck | null;
  /** Changes with each comparison. */
  readonly checkedAt: number;
  readonly isSending: boolean;
  readonly error: unknown;
  readonly send: (file: File) => void;
  /** Compares the same file with the list as it is now; null without one. */
  readonly sendAgain: (() => void) | null;
  /** Makes room for another file. */
  readonly discard: () => void;
}

/** Sends a file to be compared with the list. */
export function useCheckedFile(): CheckedFile {
  const [file, setFile] = useState<File | null>(null);
  const [sendFile, { data, error, isLoading, reset, fulfilledTimeStamp = 0 }] = useCheckAllowlistMutation();
  const send = useCallback(
    (chosen: File) => {
      setFile(chosen);
      void sendFile(chosen);
    },
    [sendFile],
  );
  return {
    file,
    check: data ?? null,
    checkedAt: fulfilledTimeStamp,
    isSending: isLoading,
    error,
    send,
    sendAgain: file === null ? null : () => send(file),
    discard: reset,
  };
}
