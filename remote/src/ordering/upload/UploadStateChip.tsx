import type { UploadSummary } from '@portal/shared/contract/uploads';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';

type DisplayState = 'reading' | 'toMap' | 'toFix' | 'ready' | 'adding' | 'inCart' | 'ordered' | 'refused' | 'unknown';

const TONES: Readonly<Record<DisplayState, StatusTone>> = {
  reading: 'pending',
  toMap: 'warning',
  toFix: 'warning',
  ready: 'success',
  adding: 'pending',
  inCart: 'pending',
  ordered: 'success',
  refused: 'danger',
  unknown: 'neutral',
};

/** How far an upload is, in one word: what is left to do counts, not what is done; `unknown` in a state of a newer server. */
export function getDisplayState(upload: UploadSummary): DisplayState {
  switch (upload.state) {
    case 'READING':
      return 'reading';
    case 'NEEDS_MAPPING':
      return 'toMap';
    case 'REFUSED':
      return 'refused';
    case 'ADDING':
      return 'adding';
    case 'CHECKED':
    case 'ADDED':
      if (upload.wrongCount > 0) return 'toFix';
      if (upload.addedCount < upload.rowCount) return 'ready';
      return upload.orderReferenceId === null ? 'inCart' : 'ordered';
    default:
      return 'unknown';
  }
}

export function UploadStateChip({ upload }: { readonly upload: UploadSummary }) {
  const { t, i18n } = useTranslation('upload');
  const state = getDisplayState(upload);
  const label =
    state === 'unknown' ? i18n.t('signedIn:enumeration.unknown') : t(`state.${state}`, { count: upload.wrongCount });
  return <StatusChip tone={TONES[state]} label={label} />;
}
