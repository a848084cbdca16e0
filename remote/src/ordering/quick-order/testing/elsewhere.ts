import type { Authority } from '@portal/shared/domain/access/permissions';
import type { RouteRow } from '../../../entities/permissions/routeRow.ts';

/** Stands for a page that a journey leads to: it shows a text, to those who hold `right`, where there is one. */
export const elsewhere = (path: string, text: string, right?: Authority): RouteRow => ({
  path,
  ...(right === undefined ? {} : { permissions: { all: [right] } }),
  titleKey: 'quickOrder:title.checkout',
  segmentName: text,
  page: () => Promise.resolve(() => text),
});
