import type { AuthenticateAnswer } from '@portal/shared/contract/session';
import { useEffect, useRef } from 'react';
import { pendingStep } from '../../entities/session/pendingStep.ts';
import { useSessionSource } from '../../entities/session/sessionSource.ts';
import { useNextStep } from '../../entities/session/useNextStep.ts';
import { useFinishCompanySignInMutation, useSignInRememberedMutation } from './companySignInApi.ts';

/** Redeems the result that a sign-in service led back with, once; goes on as after a password. */
export function useFinishCompanySignIn(result: string) {
  const { client } = useSessionSource();
  const goOn = useNextStep();
  const [finish, { error }] = useFinishCompanySignInMutation();
  const [signInRemembered] = useSignInRememberedMutation();
  const redeemed = useRef<string>(undefined);

  const settle = async (answer: AuthenticateAnswer) => {
    const remembered = answer.mfa?.isRemembered === true ? (await signInRemembered(undefined)).data?.jwt : null;
    const tokens = answer.jwt ?? remembered ?? null;
    if (tokens !== null) client?.adopt(tokens);
    const step = pendingStep({ ...answer, jwt: tokens });
    if (step !== null) goOn(step);
  };
  const redeem = async () => {
    const { data } = await finish({ result });
    if (data !== undefined) await settle(data);
  };
  useEffect(() => {
    if (redeemed.current === result) return;
    redeemed.current = result;
    void redeem();
  });
  return { error, redeem };
}
