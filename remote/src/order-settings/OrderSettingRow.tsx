import type { OrderSetting } from '@portal/shared/contract/orderSettings';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../i18n/apiErrorMessage.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Switch } from '../ui/switch/Switch.tsx';
import { formatExactTime } from '../ui/time/formatTime.ts';

interface OrderSettingRowProps {
  readonly setting: OrderSetting;
  /** The state on its way to the server; null: none. */
  readonly turning: boolean | null;
  /** Why it could not be turned; null: it was not refused. */
  readonly refusal: unknown;
  readonly onTurn: (isOn: boolean) => void;
}

/** A switch with what it does and who turned it last. */
export function OrderSettingRow({ setting, turning, refusal, onTurn }: OrderSettingRowProps) {
  const { t, i18n } = useTranslation('orderSettings');
  const locale = useLocale();
  const id = useId();
  const { setting: name, changedBy, changedDate } = setting;
  return (
    <li className="pr-order-settings__row">
      <label htmlFor={id} className="pr-order-settings__name">
        {t(`setting.${name}.name`)}
      </label>
      <Switch
        id={id}
        isOn={turning ?? setting.isOn}
        isBusy={turning !== null}
        describedBy={`${id}-about`}
        onTurn={onTurn}
      />
      <p id={`${id}-about`} className="pr-order-settings__about">
        {t(`setting.${name}.about`)}
      </p>
      {changedBy !== null && changedDate !== null && (
        <p className="pr-order-settings__changed">
          {t('changed', { name: changedBy, time: formatExactTime(new Date(changedDate), locale) })}
        </p>
      )}
      {refusal !== null && (
        <div className="pr-order-settings__refusal">
          <Notice kind="error">{apiErrorMessage(i18n, refusal, t('failed'))}</Notice>
        </div>
      )}
    </li>
  );
}
