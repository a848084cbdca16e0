import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/serverClock.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { getKeyState, KEY_TONES } from '../keyState.ts';
import { useKeyKind } from '../useKeyKind.ts';

/** The state of a key; of one whose last day is near, with that day. */
export function KeyStatus({ apiKey }: { readonly apiKey: ApiCredential }) {
  const { t, i18n } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const locale = useLocale();
  const state = getKeyState(apiKey, serverNow());
  const day = apiKey.lastDay === null ? '' : formatCalendarDay(apiKey.lastDay, locale);
  return (
    <StatusChip
      tone={KEY_TONES[state]}
      label={state === 'UNKNOWN' ? i18n.t('signedIn:enumeration.unknown') : t(`${noun}.status.${state}`, { day })}
      {...(state === 'ENDS_SOON' && { help: t('endsHelp') })}
    />
  );
}
