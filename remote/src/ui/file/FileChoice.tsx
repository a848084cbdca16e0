import { Button, FileButton, type ButtonVariant } from '@mantine/core';
import { useRef } from 'react';
import { useDropGuard } from './useDropGuard.ts';

interface FileChoiceProps {
  /** Types and endings of the files that are offered. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly isBusy?: boolean;
}

/** A button that opens the browser's own choice of a file. The same file can be chosen again once it was changed. */
export function FileChoice({ accept, onChoose, label, variant = 'filled', isBusy = false }: FileChoiceProps) {
  const forget = useRef<() => void>(null);
  useDropGuard();
  const choose = (file: File | null) => {
    // The browser says nothing of a choice that is the one before.
    forget.current?.();
    if (file !== null) onChoose(file);
  };
  return (
    <FileButton onChange={choose} accept={accept} resetRef={forget}>
      {(props) => (
        <Button {...props} variant={variant} loading={isBusy}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
