import type { FieldError } from '@portal/shared/contract/common';
import type { ErrorKey } from '@portal/shared/domain/errorKeys';

/** A failure that a client is told of: HTTP status, the key of its text, an English description (specification P7, N4). */
export interface Failure {
  readonly status: number;
  readonly i18nKey: ErrorKey;
  readonly description: string;
  /** Fill the text's placeholders; amounts are decimal text. */
  readonly values?: Readonly<Record<string, string>>;
  /** What is wrong with which field; `field` is the body's path (`recipients[2].email`). */
  readonly fields?: readonly FieldError[];
}

/** Raised by services; the error plugin writes its body. Every other error is a 500 whose reason stays in the log. */
export class AppError extends Error {
  readonly status: number;
  readonly i18nKey: ErrorKey;
  readonly description: string;
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly fields: readonly FieldError[] | undefined;

  constructor(failure: Failure) {
    super(failure.description);
    this.name = 'AppError';
    this.status = failure.status;
    this.i18nKey = failure.i18nKey;
    this.description = failure.description;
    this.values = failure.values;
    this.fields = failure.fields;
  }
}
