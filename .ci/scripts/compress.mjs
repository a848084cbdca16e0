import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST_BYTES = 1024;

async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const IS_COMPRESSED = /\.(js|css)$|^version\.json$/;

/** Writes .br and .gz beside every script and style of a folder, and its list of files, so that the server never compresses them. */
export async function compressFolder(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => IS_COMPRESSED.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}
