import type { RecordsQuery } from '@portal/shared/contract/records';
import { checkRecordIdentifier, RECORD_TYPES, type RecordType } from '@portal/shared/domain/access/recordTypes';
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query/react';
import { choice, text } from '../../ui/page/urlParameter.ts';
import { useUrlState } from '../../ui/page/useUrlState.ts';

const SEARCH = { filters: { type: choice(RECORD_TYPES, 'order'), identifier: text() }, view: {} };

interface RecordSearch {
  readonly type: RecordType;
  readonly identifier: string;
  readonly isAsked: boolean;
  readonly request: RecordsQuery | SkipToken;
  readonly search: (type: RecordType, identifier: string) => void;
}

/** Returns the record that the address asks for; `request` skips the call for an identifier that no record has. */
export function useRecordSearch(): RecordSearch {
  const { filters, setFilters } = useUrlState(SEARCH);
  const { type, identifier } = filters;
  const isAsked = checkRecordIdentifier(type, identifier) === null;
  return {
    type,
    identifier,
    isAsked,
    request: isAsked ? { type, identifier } : skipToken,
    search: (chosen: RecordType, typed: string) => setFilters({ type: chosen, identifier: typed }),
  };
}
