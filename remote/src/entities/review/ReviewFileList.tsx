import type { ReviewFile } from '@portal/shared/contract/businessReview';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatSize } from '../../ui/file/formatSize.ts';
import './review.css';

interface ReviewFileListProps {
  readonly files: readonly ReviewFile[];
  /** Button of a file. */
  readonly action?: (file: ReviewFile) => ReactNode;
}

/** Lists the files of an answer with their sizes; nothing without files. */
export function ReviewFileList({ files, action }: ReviewFileListProps) {
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className="pr-review-files">
      {files.map((file) => (
        <li key={file.fileId}>
          <IconPaperclip size={16} aria-hidden="true" />
          <span>{file.name}</span>
          <small>{formatSize(file.sizeBytes, locale)}</small>
          {action?.(file)}
        </li>
      ))}
    </ul>
  );
}
