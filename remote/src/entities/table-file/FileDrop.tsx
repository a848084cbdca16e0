import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { checkFile, TABLE_FORMATS, type TableFormat } from '@portal/shared/files/checkFile';
import { visibleFileName } from '@portal/shared/files/visibleFileName';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileChoice } from '../../ui/file/FileChoice.tsx';
import { FileRefusal } from './FileRefusal.tsx';
import './locales.ts';
import './file-drop.css';

interface FileDropProps {
  readonly onFile: (file: File) => void;
  /** Its formats and limits in a sentence. */
  readonly limits: string;
  readonly formats?: readonly TableFormat[];
  readonly isBusy?: boolean;
  /** Why the file before was not taken; gives way to the refusal of the next. */
  readonly notice?: ReactNode;
}

/** A place to drop a file of rows, with a button that opens the browser's own choice; what its name or size rules out is said at once. */
export function FileDrop({ onFile, limits, formats = TABLE_FORMATS, isBusy = false, notice }: FileDropProps) {
  const { t } = useTranslation('tableFile');
  const [refused, setRefused] = useState<{ readonly fileName: string; readonly rule: string } | null>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    const fileName = visibleFileName(file.name);
    const rule = checkFile(fileName, file.size, formats);
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
      {refused === null ? notice : <FileRefusal {...refused} formats={formats} />}
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
        <FileChoice
          onChoose={take}
          accept={formats.map((format) => `.${format}`).join(',')}
          label={t('drop.choose')}
          isBusy={isBusy}
        />
        <p>{t('drop.or')}</p>
        <p className="pr-drop__limits">{limits}</p>
      </div>
    </>
  );
}
