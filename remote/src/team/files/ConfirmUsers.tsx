import type { UserFile } from '@portal/shared/contract/userFiles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useFailure } from '../../ui/feedback/useFailure.ts';
import { useBlockedReason } from '../../entities/review/useBlockedReason.ts';
import { useConfirmUserFileMutation } from './userFilesApi.ts';

interface ConfirmUsersProps {
  readonly file: UserFile;
  /** False while a corrected cell is on its way. */
  readonly isSaved: boolean;
}

/** Counts what is ready and what is not, and invites after a question that names how many. */
export function ConfirmUsers({ file, isSaved }: ConfirmUsersProps) {
  const { t } = useTranslation('userFiles');
  const [isAsking, setAsking] = useState(false);
  const blocked = useBlockedReason('INVITE');
  const { invitations, moves, movesOpen, wrong } = file;
  const what = useConfirmedText(file);
  const isReady = invitations + moves > 0;
  return (
    <section aria-label={t('counts')} className="pr-user-files__counts">
      <ul>
        <li data-tone="good">{t('ready', { count: invitations + moves })}</li>
        {wrong > 0 && <li data-tone="wrong">{t('wrong', { count: wrong })}</li>}
        {movesOpen > 0 && <li>{t('movesOpen', { count: movesOpen })}</li>}
      </ul>
      {isReady && (
        <BusyButton busy={!isSaved} disabled={blocked !== null} onClick={() => setAsking(true)}>
          {t('confirm.button', { what })}
        </BusyButton>
      )}
      {isReady && blocked !== null && <p className="pr-user-files__help">{blocked}</p>}
      {!isReady && <p className="pr-user-files__help">{t('confirm.none')}</p>}
      {isAsking && <Question file={file} what={what} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Returns "4 invitations, 1 move". */
function useConfirmedText({ invitations, moves }: UserFile): string {
  const { t } = useTranslation('userFiles');
  return [
    ...(invitations > 0 ? [t('confirm.invitations', { count: invitations })] : []),
    ...(moves > 0 ? [t('confirm.moves', { count: moves })] : []),
  ].join(t('confirm.separator'));
}

interface QuestionProps {
  readonly file: UserFile;
  readonly what: string;
  readonly onClose: () => void;
}

function Question({ file: { fileId, version, total, invitations, moves }, what, onClose }: QuestionProps) {
  const { t, i18n } = useTranslation('userFiles');
  const [confirm, { isLoading }] = useConfirmUserFileMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const [failure, setFailure] = useFailure();
  const left = total - invitations - moves;
  const send = async () => {
    setFailure(null);
    const { error } = await confirm({ fileId, version, idempotencyKey: getIdempotencyKey({ fileId, version }) });
    if (error !== undefined) setFailure(error);
  };
  return (
    <ConfirmDialog
      opened
      title={t('confirm.title', { what })}
      confirmLabel={t('confirm.button', { what })}
      onConfirm={() => void send()}
      onClose={onClose}
      busy={isLoading}
    >
      <p>{t('confirm.text')}</p>
      {left > 0 && <p>{t('confirm.left', { count: left })}</p>}
      {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure)}</Notice>}
    </ConfirmDialog>
  );
}
