/** Response headers of plain lists: total count, whether it is capped, token of the next page (docs/decisions/0012). */
export const LIST_HEADERS = {
  total: 'x-total-count',
  capped: 'x-total-capped',
  nextPageToken: 'x-next-page-token',
} as const;
