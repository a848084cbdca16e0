import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { getFulfillmentType } from '@portal/shared/domain/ordering/deliverySupport';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { useDeleteUploadKindMutation } from '../stepOrderApi.ts';
import type { StepOrder } from '../useStepOrder.ts';

interface RemoveAllProps {
  readonly order: StepOrder;
  readonly upload: Upload;
}

/** Takes all people out of the order, after a question; reward and mail stay. */
export function RemoveAll({ order, upload: { kind, rowCount: count } }: RemoveAllProps) {
  const { t, i18n } = useTranslation('stepOrder');
  const [isAsking, setAsking] = useState(false);
  const [deleteKind, { isLoading }] = useDeleteUploadKindMutation();
  const [failure, setFailure] = useFailure();
  const remove = async () => {
    setFailure(null);
    try {
      await order.change((uploadId) => deleteKind({ uploadId, kind: getFulfillmentType(kind) }).unwrap(), kind);
      setAsking(false);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('removeAll.button')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('removeAll.title', { count })}
        confirmLabel={t('removeAll.button')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
        busy={isLoading}
        danger
      >
        <p>{t('removeAll.text')}</p>
        {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure)}</Notice>}
      </ConfirmDialog>
    </>
  );
}
