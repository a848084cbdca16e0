import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath, useNavigate } from 'react-router-dom';
import type { PendingStep } from './pendingStep.ts';

/** Goes to the page of what a sign-in still asks for. */
export function useNextStep(): (step: PendingStep) => void {
  const navigate = useNavigate();
  return (step) => {
    if (step.kind === 'password') void navigate(generatePath(PATHS.expiredPassword, { tokenId: step.token }));
    else
      void navigate(step.challenge.type === null ? PATHS.registerPhone : PATHS.mfa, {
        state: { challenge: step.challenge },
      });
  };
}
