import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useMemo } from 'react';
import { plainText } from '../../i18n/plainText.ts';
import { typedText } from '../../ui/page/urlParameter.ts';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';

const LIST = { sizes: [SETTINGS.paging.tableMax], filters: { q: typedText } };

/** The search of the keys, all of which are here: by name, key or maker. */
export function useKeySearch(apiKeys: readonly ApiCredential[] | undefined) {
  const list = useTableQuery(LIST);
  const { q } = list.filters;
  const found = useMemo(() => {
    const wanted = plainText(q.trim());
    return apiKeys?.filter(({ displayName, maskedKey, createdBy }) =>
      [displayName, maskedKey, createdBy.name].some((fact) => plainText(fact).includes(wanted)),
    );
  }, [apiKeys, q]);
  return { list, found };
}
