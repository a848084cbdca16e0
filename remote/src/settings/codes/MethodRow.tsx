import { Menu } from '@mantine/core';
import type { MfaMethods } from '@portal/shared/contract/mfa';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { usePreferMfaMutation } from './codesApi.ts';

interface MethodRowProps {
  readonly method: MfaMethods['methods'][number];
  readonly isPreferred: boolean;
  readonly isOnly: boolean;
  readonly onRemove: () => void;
}

/** One way to get codes, and what can be done with it. */
export function MethodRow({ method: { type, destination }, isPreferred, isOnly, onRemove }: MethodRowProps) {
  const { t, i18n } = useTranslation('codes');
  const notify = useNotify();
  const [prefer] = usePreferMfaMutation();
  const name = t(`type.${type}`);
  const preferIt = async () => {
    const { error } = await prefer(type);
    if (error === undefined) notify.success(t('preferred', { name }));
    else notify.error(apiErrorMessage(i18n, error));
  };
  return (
    <li className="pr-sessions__row">
      <div className="pr-sessions__facts">
        <span className="pr-sessions__device">{name}</span>
        {destination !== null && <span className="pr-sessions__use">{destination}</span>}
      </div>
      {isPreferred && !isOnly && <StatusChip tone="neutral" label={t('first')} />}
      <RowMenu label={t('actions', { name })}>
        {!isPreferred && <Menu.Item onClick={() => void preferIt()}>{t('prefer')}</Menu.Item>}
        <Menu.Item color="red" onClick={onRemove}>
          {t('remove.action')}
        </Menu.Item>
      </RowMenu>
    </li>
  );
}
