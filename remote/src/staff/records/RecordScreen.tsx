import type { PortalRecord } from '@portal/shared/contract/records';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { usePlatform } from '../../entities/platform/signedIn.ts';
import { RecordLink } from '../../entities/record/RecordLink.tsx';

/** The way to the page of a record, where the member of staff may go there; else who may. */
export function RecordScreen({ record }: { readonly record: PortalRecord }) {
  const { t } = useTranslation('staff');
  const { path, platformClientId } = record;
  const own = usePlatform().platformClientId;
  const mayOpen = useMayOpen(path ?? '');
  if (path === null) return null;
  const isStaffPage = path.startsWith('/staff/');
  if (mayOpen && (isStaffPage || platformClientId === null || platformClientId === own))
    return <RecordLink path={path} />;
  return <span className="pr-staff-note">{t('records.byEmulation', { path })}</span>;
}
