import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../providers/files/FileStore.ts';
import { deleteReportFile, type ReportFileRow } from './reportRepository.ts';

/** Deletes files: first what is stored of them, so that one that was cut off is found again. */
export async function deleteReportFiles(
  { db, store }: { readonly db: Db; readonly store: FileStore },
  files: readonly ReportFileRow[],
): Promise<void> {
  for (const file of files) {
    await store.delete({ platformId: file.platform_id, id: file.file_key });
    await deleteReportFile(db, file);
  }
}
