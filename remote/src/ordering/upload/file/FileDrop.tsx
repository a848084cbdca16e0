import { Button, FileButton } from '@mantine/core';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { checkFile } from '@portal/shared/files/checkFile';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
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
  const take = (file: File | null | undefined) => {
    if (!file || isBusy) return;
    const rule = checkFile(file.name, file.size);
    setRefused(rule === null ? null : { fileName: file.name, rule });
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
        <FileButton onChange={take} accept={ACCEPT}>
          {(props) => (
            <Button {...props} loading={isBusy}>
              {t('drop.choose')}
            </Button>
          )}
        </FileButton>
        <p>{t('drop.or')}</p>
        <p className="pr-upload__help">
          {t('drop.limits', { rows: FILE_LIMITS.rows, megabytes: FILE_LIMITS.bytes / MB })}
        </p>
      </div>
    </>
  );
}
