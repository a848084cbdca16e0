import type { Agreement } from '@portal/shared/contract/agreements';
import { AGREEMENT_KINDS } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import { oneOf } from '../../db/oneOf.ts';
import type { AgreementRow } from './agreementSearch.ts';

/** A text that somebody accepted, as JSON. */
export const toAgreement = (row: AgreementRow): Agreement => ({
  agreementId: String(row.id),
  kind: oneOf(AGREEMENT_KINDS, row.kind),
  version: row.text_version,
  language: languageOf(row.text_language),
  date: row.accepted_at.toISOString(),
  name: fullName(row.first_name, row.last_name),
  email: row.status === 'DELETED' ? null : row.email,
  ipAddress: row.ip_address,
  bankAccount: row.label === null || row.last_four === null ? null : { label: row.label, lastFour: row.last_four },
});
