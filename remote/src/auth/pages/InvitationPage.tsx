import { PATHS } from '@portal/shared/domain/access/paths';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { pendingStep } from '../../entities/session/pendingStep.ts';
import { useSessionSource } from '../../entities/session/sessionSource.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import { useInvitedLanguage } from '../../entities/auth-frame/useInvitedLanguage.ts';
import { MoveNotice } from '../recovery/MoveNotice.tsx';
import { ThroughCompany } from '../recovery/ThroughCompany.tsx';
import { AcceptInvitationForm } from '../recovery/AcceptInvitationForm.tsx';
import { AskAgain } from '../recovery/AskAgain.tsx';
import { CUT_LINK, GoneLink } from '../../entities/password/GoneLink.tsx';
import { useAcceptInvitationMutation, useGetInvitationQuery } from '../../entities/password/passwordLinksApi.ts';
import { useNextStep } from '../../entities/session/useNextStep.ts';

/** Accepts an invitation with a first password, and signs in; people of a company that signs them in go there. */
export function InvitationPage() {
  const { t } = useTranslation('recovery');
  const { token = '' } = useParams();
  const { client } = useSessionSource();
  const navigate = useNavigate();
  const goOn = useNextStep();
  const { data, error: failure, refetch } = useGetInvitationQuery(token === '' ? skipToken : token);
  const error = token === '' ? CUT_LINK : failure;
  useInvitedLanguage(data?.langKey);
  const [accept] = useAcceptInvitationMutation();
  return (
    <AuthFrame
      title={
        data === undefined || data.leaves === null
          ? t('title.invitation')
          : t('move.title', { organisation: data.organisation })
      }
    >
      {data !== undefined && (
        <>
          {data.leaves === null ? (
            <p>
              {t(data.onlyCompany ? 'invitation.companyIntro' : 'invitation.intro', {
                organisation: data.organisation,
                email: data.email,
              })}
            </p>
          ) : (
            <MoveNotice organisation={data.organisation} leaves={data.leaves} />
          )}
          {data.onlyCompany ? (
            <ThroughCompany email={data.email} />
          ) : (
            <AcceptInvitationForm
              label={t('title.invitation')}
              submitLabel={t(data.leaves === null ? 'invitation.submit' : 'move.submit')}
              onSubmit={(body) => accept({ token, ...body }).unwrap()}
              onSaved={(response) => {
                const step = pendingStep(response);
                if (step !== null) goOn(step);
                if (response.jwt === null) return;
                client?.adopt(response.jwt);
                void navigate(PATHS.landing, { replace: true });
              }}
            />
          )}
          {data.leaves !== null && (
            <LinkButton to={PATHS.signIn} variant="default">
              {t('move.stay', { organisation: data.leaves })}
            </LinkButton>
          )}
        </>
      )}
      {data === undefined && error === undefined && <PageSkeleton rows={3} waitingFor={t('waiting')} />}
      {error !== undefined && (
        <GoneLink error={error} onRetry={() => void refetch()}>
          <AskAgain token={token} error={error} />
          <Link className="pr-link" to={PATHS.signIn}>
            {t('toSignIn')}
          </Link>
        </GoneLink>
      )}
    </AuthFrame>
  );
}
