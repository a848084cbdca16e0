/** Tells whether the page's policy has kept it from a file; false where the browser does not keep such reports. */
export function isForbidden(url: string): boolean {
  if (!('ReportingObserver' in globalThis)) return false;
  const observer = new ReportingObserver(() => undefined, { types: ['csp-violation'], buffered: true });
  observer.observe();
  const reports = observer.takeRecords();
  observer.disconnect();
  return reports.some(({ body }) => body && 'blockedURL' in body && body.blockedURL === url);
}
