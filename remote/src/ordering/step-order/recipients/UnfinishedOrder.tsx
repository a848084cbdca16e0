import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { isCartGone, useDeleteCartMutation } from '../../quick-order/index.ts';
import { uploadPath, useDeleteUploadMutation, useGetUploadQuery } from '../../upload/index.ts';
import { useGetPendingUploadQuery } from '../stepOrderApi.ts';

/** Offers an order that was begun and not placed, wherever that was; draws nothing where there is none. */
export function UnfinishedOrder({ onResume }: { readonly onResume: (uploadId: string) => void }) {
  const { currentData, isError } = useGetPendingUploadQuery(undefined, { refetchOnMountOrArgChange: true });
  return currentData === undefined || isError ? null : <Offer {...currentData} onResume={onResume} />;
}

interface OfferProps {
  readonly uploadId: string;
  readonly cartId: string | null;
  readonly onResume: (uploadId: string) => void;
}

function Offer({ uploadId, cartId, onResume }: OfferProps) {
  const { t, i18n } = useTranslation(['stepOrder', 'common']);
  const getName = useAccountName();
  const { currentData: upload } = useGetUploadQuery(uploadId, { refetchOnMountOrArgChange: true });
  const [isAsking, setAsking] = useState(false);
  const [deleteCart] = useDeleteCartMutation();
  const [deleteUpload, { isLoading, error }] = useDeleteUploadMutation();
  if (upload === undefined) return null;
  const { rowCount: count, accountIdentifier, fileName } = upload;
  const account = getName(accountIdentifier);
  const discard = async () => {
    if (cartId !== null) {
      const result = await deleteCart({ cartId });
      if (result.error !== undefined && !isCartGone(result.error)) return;
    }
    await deleteUpload({ uploadId });
  };
  return (
    <Notice
      kind="info"
      title={t('unfinished.title')}
      actions={
        <>
          {fileName === null ? (
            <Button size="xs" onClick={() => onResume(uploadId)}>
              {t('unfinished.resume')}
            </Button>
          ) : (
            <LinkButton size="xs" to={uploadPath(uploadId)}>
              {t('unfinished.resume')}
            </LinkButton>
          )}
          <Button size="xs" variant="default" onClick={() => setAsking(true)}>
            {t('unfinished.discard')}
          </Button>
        </>
      }
    >
      {fileName === null ? t('unfinished.text', { count, account }) : t('unfinished.file', { count, file: fileName })}
      <ConfirmDialog
        opened={isAsking}
        title={t('unfinished.discardTitle')}
        confirmLabel={t('unfinished.discard')}
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
        busy={isLoading}
        danger
      >
        <p>{t('unfinished.discardText', { count })}</p>
        {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>}
      </ConfirmDialog>
    </Notice>
  );
}
