import type { AcceptInvitationBody } from '@portal/shared/contract/session';
import type { AcceptedTerms } from '@portal/shared/contract/terms';
import { object } from 'yup';
import { NewPasswordFields } from '../../entities/password/NewPasswordFields.tsx';
import { newPasswordSchema } from '../../entities/password/newPasswordSchema.ts';
import { TermsField } from '../../entities/terms/TermsField.tsx';
import { requiredTerms } from '../../entities/terms/termsSchema.ts';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useTypingStart } from '../../ui/form/useTypingStart.ts';

interface InvitationValues {
  readonly newPassword: string;
  readonly repeated: string;
  readonly terms: AcceptedTerms | null;
}

const NOTHING: InvitationValues = { newPassword: '', repeated: '', terms: null };
const schema = newPasswordSchema.concat(object({ terms: requiredTerms }));

interface AcceptInvitationFormProps<Saved> {
  readonly label: string;
  readonly submitLabel: string;
  /** Sends password and terms; a refusal is shown at its field. */
  readonly onSubmit: (body: Omit<AcceptInvitationBody, 'token'>) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
}

/** The first password, typed twice, and the terms, of somebody who was invited. */
export function AcceptInvitationForm<Saved>(props: AcceptInvitationFormProps<Saved>) {
  const { label, submitLabel, onSubmit, onSaved } = props;
  const containerRef = useTypingStart<HTMLDivElement>('nothing');
  return (
    <div ref={containerRef}>
      <FormShell
        label={label}
        initialValues={NOTHING}
        schema={schema}
        toBody={toBody}
        onSubmit={onSubmit}
        onSaved={onSaved}
        sensitive={['newPassword', 'repeated']}
        leaveGuard={false}
        draftKey={null}
      >
        <NewPasswordFields />
        <TermsField name="terms" />
        <SubmitButton fullWidth>{submitLabel}</SubmitButton>
      </FormShell>
    </div>
  );
}

/** Terms that the schema let pass are accepted; the server refuses others at their field. */
const toBody = ({ newPassword, terms }: InvitationValues) => ({ newPassword, terms: terms ?? NONE });
const NONE: AcceptedTerms = { version: '', language: 'en' };
