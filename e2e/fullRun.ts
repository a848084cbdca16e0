/** True in `verify:full`: also the journeys that are tagged @full, and every state that axe can look at. */
export const isFullRun = process.env['E2E_FULL'] === '1' || process.env['EXAMPLES'] === 'all';
