import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Licences } from '@portal/shared/contract/system';
import { array, number, object, string } from 'yup';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';

/** Written by the build beside the host's files. */
const FILE = path.resolve(import.meta.dirname, '../../../../host/dist/licences.json');

const schema = object({
  packages: array(
    object({
      name: string().required(),
      version: string().required(),
      licence: string().required(),
      text: number().defined().nullable(),
    }).required(),
  ).required(),
  texts: array(string().required()).required(),
});

/** Licences of the packages that the product runs with. Raises 404 where nothing was built. */
export const createLicences = (file = FILE) => ({
  async read(): Promise<Licences> {
    const content = await readFile(file, 'utf8').catch(() => null);
    if (content === null) throw new AppError(COMMON_FAILURES.notFound);
    return schema.validate(JSON.parse(content), { strict: true });
  },
});
