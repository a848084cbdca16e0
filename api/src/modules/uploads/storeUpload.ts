import { mapLines, proposeMapping } from '@portal/shared/domain/uploads/uploadMapping';
import type { Insertable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { Uploads } from '../../db/schema.generated.ts';
import { settleLines } from './checkStoredLines.ts';
import { createLineChecker } from './lineChecker.ts';
import { getUploadKind } from './uploadEnumerations.ts';
import * as lines from './uploadLineRepository.ts';
import { findUploadOfJob, type UploadView } from './uploadReadModel.ts';
import * as uploads from './uploadRepository.ts';

type StoredUpload = Insertable<Uploads> & { readonly id: string; readonly platform_id: bigint };

/** Stores an upload as its file was read, each row with its verdict unless its columns wait for a person. `cartId`: where the good ones went. */
export async function storeUpload(
  tx: Tx,
  upload: StoredUpload,
  {
    headings,
    rows,
    cartId,
  }: { readonly headings: readonly string[]; readonly rows: readonly string[][]; readonly cartId: string | null },
): Promise<void> {
  const kind = getUploadKind({ kind: upload.kind });
  const { mapping } = proposeMapping(kind, headings);
  await uploads.insertUpload(tx, {
    ...upload,
    headings: JSON.stringify(headings),
    mapping: JSON.stringify(mapping),
    heading_row: 1,
    checked_count: upload.state === 'NEEDS_MAPPING' ? 0 : rows.length,
  });
  if (upload.state === 'REFUSED') return;
  const view = await findUploadOfJob(tx, upload.platform_id, upload.id);
  if (view === undefined) throw new Error('The upload was not stored');
  await storeLines(tx, view, rows, cartId);
}

async function storeLines(tx: Tx, upload: UploadView, rows: readonly string[][], cartId: string | null): Promise<void> {
  const checked = upload.state === 'NEEDS_MAPPING' ? [] : await checkRows(tx, upload, rows);
  await lines.insertLines(
    tx,
    upload,
    rows.map((cells, index) => ({
      lineNumber: index + 1,
      number: index + 2,
      isHidden: false,
      cells,
      checked: checked[index] ?? null,
    })),
  );
  if (cartId !== null) await lines.markAdded(tx, upload, { cartId, at: upload.created_at });
  await settleLines(tx, upload, upload.created_at);
  if (upload.state === 'NEEDS_MAPPING') await uploads.updateUpload(tx, upload, { state: upload.state });
  if (cartId !== null) await uploads.updateUpload(tx, upload, { cart_id: cartId, added_at: upload.created_at });
}

async function checkRows(tx: Tx, upload: UploadView, rows: readonly string[][]) {
  const check = await createLineChecker(tx, upload);
  return check(
    mapLines(
      rows.map((cells) => ({ cells })),
      upload.mapping,
    ),
  );
}
