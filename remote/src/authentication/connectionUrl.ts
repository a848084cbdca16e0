/** Returns the URL of a connection in the API, or of what lies below it. */
export const getConnectionUrl = (connectionId: string, ...below: readonly string[]): string =>
  ['/sso/connections', ...[connectionId, ...below].map(encodeURIComponent)].join('/');
