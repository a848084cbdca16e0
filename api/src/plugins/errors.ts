import type { ErrorBody } from '@portal/shared/contract/common';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type Failure } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { toFailure } from '../errors/toFailure.ts';

export function errorBody(failure: Failure, requestId: string): ErrorBody {
  const { status, i18nKey, description, values, fields } = failure;
  return {
    status,
    i18nKey,
    description,
    requestId,
    ...(values && { values: { ...values } }),
    ...(fields && { fields: fields.slice(0, SERVER_SETTINGS.errors.maxFields) }),
  };
}

/** Sends the error's body; the reason of a 5xx goes only to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toFailure(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.values?.['seconds']) void reply.header('retry-after', failure.values['seconds']);
  void reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(failure, request.id));
}

/** The single error handler; unknown paths under /api get a 404 with a body. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    answerError(new AppError(COMMON_FAILURES.notFound), request, reply);
  });
}
