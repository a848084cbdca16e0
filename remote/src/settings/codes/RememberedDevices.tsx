import { Button } from '@mantine/core';
import type { MfaDevice } from '@portal/shared/contract/mfa';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { Day } from '../../ui/time/Day.tsx';
import { DeviceRow } from '../sessions/DeviceRow.tsx';
import { useDeviceName } from '../sessions/useDeviceName.ts';
import { useForgetMfaDeviceMutation, useListMfaDevicesQuery } from './codesApi.ts';

/** Devices that need no code for a while; each can be asked for one again. */
export function RememberedDevices() {
  const { t, i18n } = useTranslation('codes');
  const deviceName = useDeviceName();
  const notify = useNotify();
  const [forget, { isLoading }] = useForgetMfaDeviceMutation();
  const { data = [], error, refetch } = useListMfaDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const forgetIt = async (device: MfaDevice) => {
    const result = await forget(device.deviceId);
    if (result.error === undefined) notify.success(t('devices.forgotten', { device: deviceName(device) }));
    else notify.error(apiErrorMessage(i18n, result.error));
  };
  if (error !== undefined) return <PartFailure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <>
      <h3>{t('devices.title')}</h3>
      <ul className="pr-sessions">
        {data.map((device) => (
          <DeviceRow
            key={device.deviceId}
            device={deviceName(device)}
            ipAddress={device.ipAddress}
            time={
              <>
                {t('devices.until')} <Day at={device.expiresDate} />
              </>
            }
          >
            <Button
              variant="default"
              size="xs"
              disabled={isLoading}
              onClick={() => void forgetIt(device)}
              aria-label={t('devices.forgetOf', { device: deviceName(device) })}
            >
              {t('devices.forget')}
            </Button>
          </DeviceRow>
        ))}
      </ul>
    </>
  );
}
