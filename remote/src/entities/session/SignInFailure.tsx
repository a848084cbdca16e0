import { useContext, type ReactNode } from 'react';
import { isApiError } from '../../api/apiError.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { useFieldState } from '../../ui/form/useFieldState.ts';

const NO_PASSWORD: readonly string[] = ['error.sso.companyOnly', 'error.sso.passwordOff'];

interface SignInFailureProps {
  /** Name of the field of the e-mail address. */
  readonly field: string;
  /** The way to the company’s sign-in, for whom it takes the place of the password. */
  readonly companyStep: (email: string) => ReactNode;
}

/** A refusal of what is done with passwords; people who have none read where they sign in. */
export function SignInFailure({ field: name, companyStep }: SignInFailureProps) {
  const { failure } = useContext(FormShellContext);
  const { field } = useFieldState(name);
  const hasNoPassword = isApiError(failure) && NO_PASSWORD.includes(failure.i18nKey);
  return <FormFailure actions={hasNoPassword ? companyStep(field.value.trim()) : undefined} />;
}
