import type { UploadSummary } from '@portal/shared/contract/uploads';
import type { TFunction } from 'i18next';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';

type Shown = 'reading' | 'toMap' | 'toFix' | 'ready' | 'inCart' | 'ordered' | 'refused';

const TONES: Readonly<Record<Shown, StatusTone>> = {
  reading: 'pending',
  toMap: 'warning',
  toFix: 'warning',
  ready: 'success',
  inCart: 'pending',
  ordered: 'success',
  refused: 'danger',
};

/** How far an upload is, in one word: what is left to do counts, not what is done. */
export function shownStateOf(upload: UploadSummary): Shown {
  switch (upload.state) {
    case 'READING':
      return 'reading';
    case 'NEEDS_MAPPING':
      return 'toMap';
    case 'REFUSED':
      return 'refused';
    default:
      if (upload.wrongCount > 0) return 'toFix';
      if (upload.addedCount < upload.rowCount) return 'ready';
      return upload.orderReferenceId === null ? 'inCart' : 'ordered';
  }
}

export function UploadStateChip({ upload, t }: { readonly upload: UploadSummary; readonly t: TFunction<'upload'> }) {
  const state = shownStateOf(upload);
  return <StatusChip tone={TONES[state]} label={t(`state.${state}`, { count: upload.wrongCount })} />;
}
