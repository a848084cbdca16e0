import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { UserFiles } from '../../db/schema.generated.ts';
import { mapInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';
import type { ReadRow } from './readUserFile.ts';
import { deleteUntouched, insertFile, insertRows, markRepeats } from './userFileRepository.ts';
import type { UserRowCheck } from './userRowCheck.ts';
import type { UserFileRow } from '@portal/shared/domain/userFiles/userFileFields';
import { ROW_TOO_LARGE } from '@portal/shared/domain/userFiles/checkUserFileRow';

type NewFile = Insertable<UserFiles> & Pick<Selectable<UserFiles>, 'platform_id' | 'id' | 'user_id'>;

/** Stores a file with its rows as they are judged, but for whose their addresses are. It takes the place of the same file, untouched. */
export async function storeUserFile(
  tx: Tx,
  file: NewFile,
  rows: readonly ReadRow[],
  check: (row: UserFileRow) => UserRowCheck,
): Promise<void> {
  const checked = await mapInTurns(rows, ({ cells, isTooLong, sheetRow, isHidden }, index) => {
    const { refusals, emailKey } = isTooLong ? { refusals: [ROW_TOO_LARGE], emailKey: '' } : check(cells);
    return {
      platform_id: file.platform_id,
      user_file_id: file.id,
      row_number: index + 1,
      sheet_row: sheetRow,
      is_hidden: isHidden,
      cells: { ...cells },
      refusals: refusals.map(({ values, ...refusal }) => ({ ...refusal, ...(values && { values: { ...values } }) })),
      email_key: emailKey,
    };
  });
  await deleteUntouched(tx, file);
  await insertFile(tx, file);
  await insertRows(tx, checked);
  await markRepeats(tx, file, [...new Set(checked.map(({ email_key }) => email_key))]);
}
