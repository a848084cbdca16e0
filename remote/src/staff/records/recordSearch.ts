import { RECORD_TYPES } from '@portal/shared/domain/access/recordTypes';
import { choice, text } from '../../ui/page/urlParameter.ts';

/** The parameters of the address of the look-up: a type and an identifier. */
export const RECORD_SEARCH = { filters: { type: choice(RECORD_TYPES, 'order'), identifier: text() }, view: {} };
