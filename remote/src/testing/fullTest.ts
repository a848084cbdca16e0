type DefineTest = (name: string, run: () => Promise<void>) => void;

const isFull = process.env['TEST_FULL'] === '1';

/** Defines a test of the full run alone (docs/VERIFYING.md): what is too long for every change. */
export const fullTest: DefineTest = isFull ? (name, run) => test(name, run) : () => undefined;

/** Returns those rows of a table that only the full run goes through. */
export const fullRows = <Row>(rows: readonly Row[]): readonly Row[] => (isFull ? rows : []);
