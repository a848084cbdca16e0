/** What a plain list says of itself beside its rows: how many there are, whether there are more than are counted, where the next page begins. */
export const LIST_HEADERS = {
  total: 'x-total-count',
  capped: 'x-total-capped',
  nextPageToken: 'x-next-page-token',
} as const;
