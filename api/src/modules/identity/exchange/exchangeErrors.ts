import { AppError } from '../../../errors/AppError.ts';

/** An assertion that is not accepted (RFC 8693, section 2.2.2); `reason`: a sentence for the embedder's developer. */
export const exchangeRefused = (reason: string): AppError =>
  new AppError({
    status: 400,
    i18nKey: 'error.signIn.failed',
    description: `The assertion is refused. ${reason}`,
  });
