import type { OrderSettingChange } from '@portal/shared/contract/orderSettings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../entities/platform/signedIn.ts';
import { useFailure } from '../ui/feedback/useFailure.ts';
import { useNotify } from '../ui/feedback/useNotify.ts';
import { useUpdateOrderSettingMutation } from './orderSettingsApi.ts';

interface Refusal {
  readonly setting: OrderSettingChange['setting'];
  readonly error: unknown;
}

/** Turns one switch at a time; `turning`: the one on its way, shown as wanted until the server refuses. */
export function useTurnSwitch() {
  const { t } = useTranslation('orderSettings');
  const notify = useNotify();
  const { platformClientId } = usePlatform();
  const [update] = useUpdateOrderSettingMutation();
  const [turning, setTurning] = useState<OrderSettingChange | null>(null);
  const [refused, setRefused] = useState<OrderSettingChange['setting'] | null>(null);
  const [error, setError] = useFailure();
  const refusal: Refusal | null = refused === null || error === null ? null : { setting: refused, error };

  const turn = async (body: OrderSettingChange): Promise<void> => {
    if (turning !== null) return;
    setTurning(body);
    setError(null);
    try {
      await update({ platformClientId, body }).unwrap();
      notify.success(t('saved'));
    } catch (failure) {
      setRefused(body.setting);
      setError(failure);
    }
    setTurning(null);
  };
  return { turn, turning, refusal };
}
