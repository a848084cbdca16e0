import type { AgreementsQuery } from '@portal/shared/contract/agreements';
import { AGREEMENT_KINDS, type AgreementKind } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { toRequestDays } from '../../ui/filter/listDays.ts';
import { choice, text, typedDay, type ParameterValues } from '../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../ui/table/useTableQuery.ts';

const LIST = {
  sizes: SETTINGS.team.sizes,
  defaultSort: { column: 'date', descending: true },
  filters: {
    q: text(),
    kind: choice<AgreementKind | ''>(['', ...AGREEMENT_KINDS], ''),
    from: typedDay,
    to: typedDay,
  },
};

type WholeRequest = Omit<AgreementsQuery, 'page' | 'size'>;

interface AgreementList {
  readonly table: TableQuery<ParameterValues<typeof LIST.filters>>;
  readonly request: AgreementsQuery;
  /** The same without paging, for the file. */
  readonly wholeRequest: WholeRequest;
}

/** Returns filters and requests of the list, read from the address. */
export function useAgreementList(): AgreementList {
  const table = useTableQuery(LIST);
  const { q, kind, from, to } = table.filters;
  const wholeRequest: WholeRequest = {
    sort: table.sort?.descending === false ? 'date,asc' : 'date,desc',
    q,
    kind: kind === '' ? undefined : kind,
    ...toRequestDays({ from, to }),
  };
  return { table, wholeRequest, request: { ...wholeRequest, page: table.page, size: table.size } };
}
