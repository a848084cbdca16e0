import type { StaffRemotes } from '@portal/shared/contract/remotes';
import type { Language } from '@portal/shared/domain/enumerations';
import { writtenTime } from '../home/writtenTime.ts';
import { FactTable } from './FactTable.tsx';
import type { OperationsTexts } from './texts/OperationsTexts.ts';

interface JournalProps {
  readonly changes: StaffRemotes['journal'];
  readonly language: Language;
  readonly texts: OperationsTexts['journal'];
}

/** Shows who changed what in the store, newest first. */
export const Journal = ({ changes, language, texts }: JournalProps) => (
  <FactTable
    title={texts.title}
    none={texts.none}
    columns={[texts.time, texts.by, texts.change]}
    rows={changes.map(({ serial, at, by, command, what }) => ({
      key: String(serial),
      cells: [writtenTime(at, language), by, `${command} ${what}`],
    }))}
  />
);
