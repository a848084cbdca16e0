import { FormShell } from '../../ui/form/FormShell.tsx';
import { useTypingStart } from '../../ui/form/useTypingStart.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordSchema } from './newPasswordSchema.ts';

interface SetPasswordFormProps<Saved> {
  readonly label: string;
  readonly submitLabel: string;
  /** Sends the password; a refusal is shown at its field. */
  readonly onSubmit: (newPassword: string) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
}

/** A new password, typed twice, for whoever has shown by a link who they are. */
export function SetPasswordForm<Saved>({ label, submitLabel, onSubmit, onSaved }: SetPasswordFormProps<Saved>) {
  const containerRef = useTypingStart<HTMLDivElement>('nothing');
  return (
    <div ref={containerRef}>
      <FormShell
        label={label}
        initialValues={{ newPassword: '', repeated: '' }}
        schema={newPasswordSchema}
        toBody={({ newPassword }) => newPassword}
        onSubmit={onSubmit}
        onSaved={onSaved}
        sensitive={['newPassword', 'repeated']}
        leaveGuard={false}
        draftKey={null}
      >
        <NewPasswordFields />
        <SubmitButton fullWidth>{submitLabel}</SubmitButton>
      </FormShell>
    </div>
  );
}
