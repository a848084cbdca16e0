import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../entities/table-file/FileDrop.tsx';

const MB = 1024 * 1024;

interface RecipientsFileDropProps {
  readonly onFile: (file: File) => void;
  readonly isBusy?: boolean;
}

/** A place to drop a file of recipients. */
export function RecipientsFileDrop(props: RecipientsFileDropProps) {
  const { t } = useTranslation('upload');
  const limits = t('drop.limits', { rows: FILE_LIMITS.rows, megabytes: FILE_LIMITS.bytes / MB });
  return <FileDrop {...props} limits={limits} />;
}
