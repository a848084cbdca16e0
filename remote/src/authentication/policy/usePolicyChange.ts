import type { SignInPolicy, SignInPolicyBody } from '@portal/shared/contract/signInPolicy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '../../ui/feedback/useFailure.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useUpdateSignInPolicyMutation } from '../policyApi.ts';

export type PolicyPatch = Partial<Omit<SignInPolicyBody, 'version'>>;

/** One control of the page, and what the policy becomes by it. */
export interface PolicyChange {
  readonly control: string;
  readonly patch: PolicyPatch;
}

const toBody = ({ version, password, google, codes, factors }: SignInPolicy): SignInPolicyBody => ({
  version,
  password: password.isOn,
  google: google.isOn,
  codes,
  factors: factors.filter(({ isOn }) => isOn).map(({ type }) => type),
});

/** Changes one part of the policy at a time; `shown`: the policy with the change on its way, until the server refuses. */
export function usePolicyChange(policy: SignInPolicy) {
  const { t } = useTranslation('authentication');
  const notify = useNotify();
  const [update] = useUpdateSignInPolicyMutation();
  const [changing, setChanging] = useState<PolicyChange | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [error, setError] = useFailure();
  const current = toBody(policy);

  const change = async (next: PolicyChange): Promise<void> => {
    if (changing !== null) return;
    setChanging(next);
    setError(null);
    try {
      await update({ ...current, ...next.patch }).unwrap();
      notify.success(t('policy.saved'));
    } catch (failure) {
      setRefused(next.control);
      setError(failure);
    }
    setChanging(null);
  };
  return {
    change,
    shown: { ...current, ...changing?.patch },
    changing: changing?.control ?? null,
    refusalOf: (control: string): unknown => (control === refused ? error : null),
  };
}
