import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineReason } from './offlineReason.ts';
import './offline.css';

interface OfflineAreaProps {
  readonly isOffline: boolean;
  readonly children: ReactNode;
}

/** Says above what is inside that the browser is offline; buttons that send are closed there with this reason. */
export function OfflineArea({ isOffline, children }: OfflineAreaProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <OfflineReason value={isOffline ? id : null}>
      <div id={id} role="status" className="pr-offline">
        {isOffline && (
          <>
            <IconWifiOff size={16} aria-hidden="true" />
            <span>{t('offline')}</span>
          </>
        )}
      </div>
      {children}
    </OfflineReason>
  );
}
