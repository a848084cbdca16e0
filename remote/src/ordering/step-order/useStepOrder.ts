import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { isAlreadyPlaced, isCartGone, useDeleteCartMutation } from '../quick-order/index.ts';
import { useCreateUploadMutation, useGetUploadQuery } from '../upload/index.ts';
import type { Step } from './stepState.ts';
import { readStepsUpload, removeStepsDraft, writeStepsUpload } from './stepsDraft.ts';

/** The order in steps: an upload, whose lines are its people. */
export interface StepOrder {
  /** Null before anybody is added. */
  readonly upload: Upload | null;
  /** The account that pays. */
  readonly accountIdentifier: string;
  /**
   * Changes the order: opens its upload where there is none, and takes its lines back from the cart of an earlier review. Rejects
   * with the server's error; once the order was placed elsewhere it is begun anew.
   */
  readonly change: <Saved>(act: (uploadId: string) => Promise<Saved>, kind?: UploadKind) => Promise<Saved>;
  /** Goes on with an upload that waits. */
  readonly resume: (uploadId: string) => void;
  /** Begins anew. */
  readonly reset: () => void;
  /** Says that the order was placed elsewhere, and begins anew. */
  readonly onPlaced: () => void;
}

interface StepOrderState {
  readonly order: StepOrder;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Reads the order in steps of this browser, paid from its own account or, before it is begun, from the selected one. */
export function useStepOrder(step: Step, selectedAccount: string): StepOrderState {
  const { t } = useTranslation('stepOrder');
  const drafts = useDraftStore();
  const notify = useNotify();
  const navigate = useNavigate();
  const [uploadId, setUploadId] = useState(() => readStepsUpload(drafts));
  const [isBegun] = useState(uploadId !== null);
  const { currentData, error, refetch } = useGetUploadQuery(uploadId ?? skipToken, { refetchOnMountOrArgChange: true });
  const upload = uploadId === null ? null : (currentData ?? null);
  const accountIdentifier = upload?.accountIdentifier ?? selectedAccount;
  useEffect(() => {
    if (uploadId !== null && currentData?.orderReferenceId === null)
      writeStepsUpload(drafts, { uploadId, accountIdentifier: currentData.accountIdentifier, step });
  }, [drafts, uploadId, currentData, step]);
  const getKey = useIdempotencyKey();
  const [createUpload] = useCreateUploadMutation();
  const [deleteCart] = useDeleteCartMutation();

  const reset = () => {
    removeStepsDraft(drafts);
    setUploadId(null);
  };
  const onPlaced = () => {
    notify.error(t('alreadyPlaced'));
    reset();
    void navigate(PATHS.orderRecipients);
  };
  const open = async (kind: UploadKind): Promise<string> => {
    const known = uploadId ?? readStepsUpload(drafts);
    if (known === null) {
      const params = { accountIdentifier, kind };
      const created = await createUpload({ params, idempotencyKey: getKey(params) }).unwrap();
      writeStepsUpload(drafts, { uploadId: created.uploadId, accountIdentifier, step });
      return created.uploadId;
    }
    if (upload !== null && upload.addedCount > 0 && upload.cartId !== null)
      await deleteCart({ cartId: upload.cartId })
        .unwrap()
        .catch((failure: unknown) => {
          if (!isCartGone(failure)) throw failure;
        });
    return known;
  };
  const change: StepOrder['change'] = async (act, kind = 'EMAIL') => {
    try {
      const opened = await open(kind);
      const saved = await act(opened);
      setUploadId(opened);
      return saved;
    } catch (failure) {
      if (isAlreadyPlaced(failure)) onPlaced();
      throw failure;
    }
  };
  return {
    order: {
      upload,
      accountIdentifier,
      change,
      resume: (waiting) => {
        writeStepsUpload(drafts, { uploadId: waiting, accountIdentifier, step });
        setUploadId(waiting);
      },
      reset,
      onPlaced,
    },
    isLoading: isBegun && uploadId !== null && currentData === undefined && error === undefined,
    error: uploadId === null || currentData !== undefined ? undefined : error,
    refetch: () => void refetch(),
  };
}

/** True when the upload was deleted, or kept its 30 days. */
export const isUploadGone = (error: unknown): boolean => isApiError(error) && error.status === 404;
