import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, pageNumber, text } from './common.ts';
import { listDays } from './listDays.ts';

/**
 * GET /api/staff/audits/export. `who`: the whole e-mail address of who acted. `platform`: an organisation's identifier, or its
 * whole name in any case.
 */
export const auditExportQuery = object({
  sort: text().oneOf(['createdAt,desc', 'createdAt,asc']).default('createdAt,desc'),
  who: text().trim().max(255).default(''),
  action: text().trim().max(100).default(''),
  platform: text().trim().max(100).default(''),
  ...listDays,
});
export type AuditExportQuery = InferType<typeof auditExportQuery>;

/** GET /api/staff/audits. */
export const auditQuery = auditExportQuery.shape({
  page: pageNumber,
  size: number()
    .oneOf([...SETTINGS.paging.ordersSizes])
    .default(SETTINGS.paging.orders),
});
export type AuditQuery = InferType<typeof auditQuery>;

/** An action on a record. `who` is null for what happened by itself. */
export const StaffAuditEntry = Type.Object({
  id: Type.String(),
  createdAt: Instant,
  who: Nullable(Type.String()),
  /** Acted as staff, for another organisation. */
  isStaff: Type.Boolean(),
  platformClientId: Type.String(),
  platformName: Type.String(),
  action: Type.String(),
  entityType: Type.String(),
  entityId: Type.String(),
  /** Names to values, as text. */
  details: Type.Record(Type.String(), Type.String()),
});
export type StaffAuditEntry = Static<typeof StaffAuditEntry>;

export const StaffAuditEntries = Type.Array(StaffAuditEntry);

/** GET /api/staff/audits/actions: every action that the log names. */
export const AuditActions = Type.Array(Type.String());
