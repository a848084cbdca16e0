import type { ResendBatch } from '@portal/shared/contract/resendBatches';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { generatePath } from 'react-router-dom';
import { portalApi } from '../../../api/portalApi.ts';
import { useSnack } from '../../../ui/feedback/useSnack.ts';
import { getBatch, LINES_SENT } from './batchApi.ts';
import { countSettled, countSkipped } from './batchCounts.ts';

/** The page of a batch. */
export const batchPagePath = (batchIdentifier: string): string => generatePath(PATHS.resendBatch, { batchIdentifier });

/** Shows how far a batch is in a note, also once the page is left, and leads to what became of its lines. */
export function useFollowBatch(): (batch: ResendBatch) => void {
  const { t } = useTranslation('resendMany');
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const snack = useSnack();
  return useCallback(
    (first) => {
      const link = { to: batchPagePath(first.batchIdentifier), text: t('snack.show') };
      const under = (batch: ResendBatch) => ({
        text: t('progress', { done: countSettled(batch), total: batch.total }),
        progress: countSettled(batch) / batch.total,
        link,
      });
      const shown = snack(under(first));
      const follow = async (batch: ResendBatch): Promise<void> => {
        shown.update(under(batch));
        if (batch.isFinished) {
          dispatch(portalApi.util.invalidateTags([...LINES_SENT]));
          const counts = { sent: batch.sent, skipped: countSkipped(batch) };
          shown.update({ kind: 'success', text: t('summary', counts), link });
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, SETTINGS.resends.pollMs));
        const read = getBatch.initiate(batch.batchIdentifier, { forceRefetch: true, subscribe: false });
        const { data, error } = await dispatch(read);
        if (data === undefined || error !== undefined) shown.update({ text: t('snack.lost'), link });
        else await follow(data);
      };
      void follow(first);
    },
    [dispatch, snack, t],
  );
}
