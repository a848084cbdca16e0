import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { isTooMany, keyFailureText } from '../keyTexts.ts';
import { useKeyKind } from '../useKeyKind.ts';
import { ActiveKeys } from './ActiveKeys.tsx';

/** Says why a key was not made; of too many, names those that work and offers to deactivate one. */
export function CreateFailure({ active }: { readonly active: readonly ApiCredential[] }) {
  const { t, i18n } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const { failure, dismissFailure } = useContext(FormShellContext);
  if (isTooMany(failure) && active.length > 0) return <ActiveKeys apiKeys={active} onDeactivated={dismissFailure} />;
  return <FormFailure getText={(refusal) => keyFailureText(i18n, refusal, t(`${noun}.failed.create`))} />;
}
