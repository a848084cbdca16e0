import type { ErrorBody } from '@portal/shared/contract/common';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type Failure } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { toFailure } from '../errors/toFailure.ts';
import { isPublicCall, publicErrorBody } from './publicErrors.ts';
import { loggedRoute } from './requestLog.ts';

export function errorBody(failure: Failure, requestId: string): ErrorBody {
  const { status, i18nKey, description, code, values, fields } = failure;
  return {
    status,
    i18nKey,
    description,
    requestId,
    ...(code !== undefined && { code }),
    ...(values && { values: { ...values } }),
    ...(fields && { fields: fields.slice(0, SERVER_SETTINGS.errors.maxFields) }),
  };
}

/** Sends the error's body; the reason of a 5xx goes only to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toFailure(error);
  if (failure.status >= 500) {
    const line = { event: 'request.failed', method: request.method, route: loggedRoute(request), err: error };
    // One of ours was foreseen, such as a provider that is away, and has a line of its own.
    request.log[error instanceof AppError ? 'warn' : 'error'](line, 'A call failed on our side');
  }
  if (failure.values?.['seconds']) void reply.header('retry-after', failure.values['seconds']);
  void reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(isPublicCall(request) ? publicErrorBody(failure, request) : errorBody(failure, request.id));
}

/** The page for a path that is none; null for what is no page, or without one. */
type FindUnknownPage = (request: FastifyRequest) => Promise<string | null>;

/** The single error handler; an unknown path gets a 404, with a page where one was asked for. */
export function registerErrors(app: FastifyInstance, findUnknownPage: FindUnknownPage): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async (request, reply) => {
    const page = await findUnknownPage(request);
    if (page === null) answerError(new AppError(COMMON_FAILURES.notFound), request, reply);
    else void reply.status(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    return reply;
  });
}
