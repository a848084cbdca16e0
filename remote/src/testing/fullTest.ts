type DefineTest = (name: string, run: () => Promise<void>) => void;

/** Defines a test of the full run alone (docs/VERIFYING.md): what is too long for every change. */
export const fullTest: DefineTest = process.env['TEST_FULL'] === '1' ? (name, run) => test(name, run) : () => undefined;
