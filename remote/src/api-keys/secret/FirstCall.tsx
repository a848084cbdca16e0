import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { Loader } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatExactTime } from '../../ui/time/formatTime.ts';
import '../api-keys.css';
import { useKeyKind } from '../useKeyKind.ts';

/** Says that the first call with a key is awaited, then when a call came, and which. */
export function FirstCall({ apiKey: { lastUsedDate, lastUsedFor } }: { readonly apiKey: ApiCredential }) {
  const { t } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const locale = useLocale();
  return (
    <p role="status" className="pr-first-call">
      {lastUsedDate === null ? (
        <>
          <Loader size={16} aria-hidden="true" />
          <span>{t('firstCall.waiting')}</span>
        </>
      ) : (
        <>
          <IconCircleCheck size={20} aria-hidden="true" />
          <span>
            {t(`${noun}.came`, { time: formatExactTime(new Date(lastUsedDate), locale) })}
            {lastUsedFor !== null && (
              <>
                {' '}
                <code translate="no">{lastUsedFor}</code>
              </>
            )}
          </span>
        </>
      )}
    </p>
  );
}
