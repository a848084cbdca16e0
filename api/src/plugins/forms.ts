import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Takes the fields of posted forms, those that are there several times too. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, new URLSearchParams(String(body)));
  });
}

/** Takes posted forms as the objects that their schemas describe. Raises 400 for a field that is there several times. */
export function takeFormObjects(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
    const form = new URLSearchParams(String(body));
    const repeated = [...new Set(form.keys())].filter((name) => form.getAll(name).length > 1);
    const fields = repeated.map((field) => ({ field, i18nKey: COMMON_FAILURES.validation.i18nKey }));
    if (fields.length > 0) parsed(new AppError({ ...COMMON_FAILURES.validation, fields }));
    else parsed(null, Object.fromEntries(form));
  });
}
