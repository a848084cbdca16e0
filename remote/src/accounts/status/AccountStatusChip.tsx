import type { AccountStatus } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';

const TONES: Readonly<Record<AccountStatus, StatusTone>> = {
  ACTIVE: 'success',
  FROZEN: 'warning',
  DISABLED: 'neutral',
  DELETED: 'neutral',
};

/** The status of an account, in words. */
export function AccountStatusChip({ status }: { readonly status: AccountStatus }) {
  const { i18n } = useTranslation();
  return <StatusChip label={getEnumerationLabel(i18n, 'account', status)} tone={getTone(TONES, status)} />;
}
