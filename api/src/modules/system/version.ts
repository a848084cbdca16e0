import { readFileSync } from 'node:fs';
import { object, string } from 'yup';

const packageFile = new URL('../../../package.json', import.meta.url);

/** The version of this server. */
export const version = object({ version: string().required() }).validateSync(
  JSON.parse(readFileSync(packageFile, 'utf8')),
).version;
