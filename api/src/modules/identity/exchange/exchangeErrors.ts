import { AppError } from '../../../errors/AppError.ts';

/** An assertion that is not accepted, whatever is wrong with it; `reason`: a sentence for the embedder's developer. */
export const exchangeRefused = (reason: string): AppError =>
  new AppError({
    status: 401,
    i18nKey: 'error.signIn.failed',
    description: `The assertion is refused. ${reason}`,
  });
