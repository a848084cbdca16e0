import { Button } from '@mantine/core';
import type { AllowlistCheck } from '@portal/shared/contract/allowlist';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useLeaveGuard } from '../../ui/leave/useLeaveGuard.ts';
import { useGetAllowlistQuery, useSaveAllowlistMutation } from '../recipientsApi.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { listRecipients } from './differenceRows.ts';
import { LeaveOut } from './LeaveOut.tsx';
import type { CheckedFile } from './useCheckedFile.ts';

/** The file is nowhere but on this page. */
const UNCONFIRMED = { saveDraft: () => false };

interface ReviewListProps {
  readonly check: AllowlistCheck;
  readonly fileName: string;
  readonly file: CheckedFile;
}

/** The changes that a file would make. Confirm sends what is shown, against the list with which it was compared. */
export function ReviewList({ check, fileName, file }: ReviewListProps) {
  const { t, i18n } = useTranslation('allowlist');
  const navigate = useNavigate();
  const notify = useNotify();
  const conditionId = useId();
  const getIdempotencyKey = useIdempotencyKey();
  const { data: list } = useGetAllowlistQuery(undefined);
  const [save, { isLoading, error, isSuccess }] = useSaveAllowlistMutation();
  const [isLeftOut, setLeftOut] = useState(false);
  const { added, removed, renamed, wrong, version } = check;
  const changes = added.length + removed.length + renamed.length;
  const recipients = listRecipients(check);
  const isNothing = recipients.length === 0;
  const needsTick = wrong.length > 0 && !isLeftOut;
  useLeaveGuard(!isSuccess && !isNothing && changes > 0, UNCONFIRMED);
  const confirm = async () => {
    const body = { recipients, version };
    const result = await save({ ...body, idempotencyKey: getIdempotencyKey(body) });
    if (result.error !== undefined) return;
    notify.success(t('review.done', { count: recipients.length }));
    await navigate(PATHS.recipients);
  };
  const isChanged = isApiError(error) && error.status === 409;
  return (
    <>
      <p className="pr-recipients__file">{t('review.file', { file: fileName, count: check.rowCount })}</p>
      {isNothing && <Notice kind="error">{t('review.noRow')}</Notice>}
      {!isNothing && changes === 0 && <Notice kind="info">{t('review.same')}</Notice>}
      {check.repeated.length > 0 && (
        <Notice kind="warning">{t('repeated.text', { count: check.repeated.length })}</Notice>
      )}
      <DifferenceTable check={check} />
      {error !== undefined && !isLoading && (
        <Notice
          kind="error"
          title={t('failed.save')}
          actions={
            isChanged && (
              <Button size="xs" variant="default" loading={file.isSending} onClick={() => file.sendAgain?.()}>
                {t('review.again')}
              </Button>
            )
          }
        >
          {isChanged && version === 0 ? t('failed.exists') : apiErrorMessage(i18n, error)}
        </Notice>
      )}
      <div className="pr-recipients__confirm">
        {wrong.length > 0 && !isNothing && (
          <LeaveOut id={conditionId} count={wrong.length} isTicked={isLeftOut} onTick={setLeftOut} />
        )}
        {list?.enabled === true && changes > 0 && !isNothing && (
          <p className="pr-recipients__help">{t('review.inForce', { count: recipients.length })}</p>
        )}
        <div className="pr-recipients__actions">
          <Button variant="default" disabled={isLoading} onClick={file.discard}>
            {t('review.other')}
          </Button>
          {changes > 0 && !isNothing && (
            <BusyButton
              busy={isLoading}
              disabled={needsTick}
              aria-describedby={needsTick ? conditionId : undefined}
              onClick={() => void confirm()}
            >
              {t('review.confirm', { added: added.length, removed: removed.length })}
            </BusyButton>
          )}
        </div>
      </div>
    </>
  );
}
