import type { UserFile } from '@portal/shared/contract/userFiles';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';

type DisplayState = 'toFix' | 'ready' | 'inviting' | 'done' | 'unknown';

const TONES: Readonly<Record<DisplayState, StatusTone>> = {
  toFix: 'warning',
  ready: 'success',
  inviting: 'pending',
  done: 'success',
  unknown: 'neutral',
};

/** `unknown` in a state of a newer server. */
function getDisplayState({ state, wrong }: UserFile): DisplayState {
  switch (state) {
    case 'CHECKED':
      return wrong > 0 ? 'toFix' : 'ready';
    case 'INVITING':
      return 'inviting';
    case 'DONE':
      return 'done';
    default:
      return 'unknown';
  }
}

/** Tells how far a file is. */
export function UserFileState({ file }: { readonly file: UserFile }) {
  const { t, i18n } = useTranslation('userFiles');
  const state = getDisplayState(file);
  const label =
    state === 'unknown' ? i18n.t('signedIn:enumeration.unknown') : t(`state.${state}`, { count: file.wrong });
  return <StatusChip tone={TONES[state]} label={label} />;
}
