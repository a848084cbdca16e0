import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { readChallenge } from '../../entities/mfa/readChallenge.ts';
import { CodeForm } from '../../entities/mfa/CodeForm.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';

/** The code of a sign-in that waits for one; without one, sign-in begins anew. */
export function CodePage() {
  const { t } = useTranslation('mfa');
  const [challenge, setChallenge] = useState(readChallenge(useLocation().state));
  if (challenge === null) return <Redirect to={PATHS.signIn} />;
  return (
    <AuthFrame title={t('code.title')}>
      <CodeForm challenge={challenge} onChallenge={setChallenge} />
      <Link className="pr-link" to={PATHS.signIn}>
        {t('toSignIn')}
      </Link>
    </AuthFrame>
  );
}
