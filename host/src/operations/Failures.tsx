import type { RemoteFailure } from '@portal/shared/contract/remotes';
import type { Language } from '@portal/shared/domain/enumerations';
import { writtenTime } from '../home/writtenTime.ts';
import { FactTable } from './FactTable.tsx';
import type { OperationsTexts } from './texts/OperationsTexts.ts';

interface FailuresProps {
  readonly failures: readonly RemoteFailure[];
  readonly language: Language;
  readonly texts: OperationsTexts['failures'];
}

/** The module of a report that names none. */
const ANY = 'any';
const NOT_KNOWN = '–';

/** Which module of which version did not start, how often, by day. */
export const Failures = ({ failures, language, texts }: FailuresProps) => (
  <FactTable
    title={texts.title}
    none={texts.none}
    columns={[
      texts.day,
      texts.version,
      texts.module,
      texts.code,
      texts.count,
      texts.browsers,
      texts.serial,
      texts.last,
    ]}
    rows={failures.map(({ day, version, module, code, count, browsers, serial, lastAt }) => ({
      key: `${day} ${version} ${module} ${code}`,
      cells: [
        day,
        version,
        module === ANY ? texts.anyModule : module,
        code,
        count.toLocaleString(language),
        browsers === 0 ? NOT_KNOWN : browsers.toLocaleString(language),
        serial ?? NOT_KNOWN,
        writtenTime(lastAt, language),
      ],
    }))}
  />
);
