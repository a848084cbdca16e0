import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { checkFile } from '@portal/shared/files/checkFile';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { visibleFileName } from '@portal/shared/files/visibleFileName';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FileChoice } from '../../../ui/file/FileChoice.tsx';
import { FileRefusal } from './FileRefusal.tsx';

const ACCEPT = '.csv,.xlsx';
const MB = 1024 * 1024;

interface FileDropProps {
  readonly onFile: (file: File) => void;
  readonly isBusy?: boolean;
}

/** A place to drop a file, with a button that opens the browser's own choice; what its name or size rules out is said at once. */
export function FileDrop({ onFile, isBusy = false }: FileDropProps) {
  const { t } = useTranslation('upload');
  const [refused, setRefused] = useState<{ readonly fileName: string; readonly rule: string } | null>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    const fileName = visibleFileName(file.name);
    const rule = checkFile(fileName, file.size);
    setRefused(rule === null ? null : { fileName, rule });
    if (rule === null) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <>
      {refused !== null && <FileRefusal {...refused} />}
      <div
        className="pr-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={32} aria-hidden="true" />
        <FileChoice onChoose={take} accept={ACCEPT} label={t('drop.choose')} isBusy={isBusy} />
        <p>{t('drop.or')}</p>
        <p className="pr-upload__help">
          {t('drop.limits', { rows: FILE_LIMITS.rows, megabytes: FILE_LIMITS.bytes / MB })}
        </p>
      </div>
    </>
  );
}
