import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { teamFailureText } from '../teamFailure.ts';
import { SaveCancelled } from '../useSave.ts';

interface SaveFailureProps {
  /** Said of a failure without a text of its own. */
  readonly fallback: string;
  /** In the place of every text. */
  readonly text?: string;
  /** Buttons that lead out of it. */
  readonly actions?: ReactNode;
}

/** A user or a role that could not be saved; everything typed stays. */
export function SaveFailure({ fallback, text, actions }: SaveFailureProps) {
  const { i18n } = useTranslation('team');
  const { failure } = useContext(FormShellContext);
  if (failure instanceof SaveCancelled) return null;
  return <FormFailure getText={(shown) => text ?? teamFailureText(i18n, shown, fallback)} actions={actions} />;
}
