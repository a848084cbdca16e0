import type { RouteRow } from '../../../entities/permissions/routeRow.ts';

/** Stands for a page that a journey leads to: it shows a text. */
export const elsewhere = (path: string, text: string): RouteRow => ({
  path,
  titleKey: 'quickOrder:title.checkout',
  segmentName: text,
  page: () => Promise.resolve(() => text),
});
