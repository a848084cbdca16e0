const SLOW: readonly unknown[] = ['slow-2g', '2g'];

const getConnection = (): object =>
  'connection' in navigator && typeof navigator.connection === 'object' ? (navigator.connection ?? {}) : {};

/**
 * False where nothing is loaded that may not be needed: offline, on a slow line, and where people save data, as the
 * browser tells (Network Information API); one that does not tell counts as fast.
 */
export function mayLoadAhead(): boolean {
  const connection = getConnection();
  const savesData = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && SLOW.includes(connection.effectiveType);
  return navigator.onLine && !savesData && !isSlow;
}
