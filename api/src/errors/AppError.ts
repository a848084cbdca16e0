import type { FieldError } from '@portal/shared/contract/common';
import type { ErrorKey } from '@portal/shared/domain/errorKeys';

/** A failure reported to the client: HTTP status, translation key, English description. */
export interface Failure {
  readonly status: number;
  readonly i18nKey: ErrorKey;
  readonly description: string;
  /** Number in the specified catalogue of errors. */
  readonly code?: string;
  /** Values of the text's placeholders; amounts are decimal text. */
  readonly values?: Readonly<Record<string, string>>;
  /** Errors by field; `field` is the path in the body (`recipients[2].email`). */
  readonly fields?: readonly FieldError[];
}

/** Raised by services; the error plugin writes its body. Every other error is a 500 whose reason stays in the log. */
export class AppError extends Error {
  readonly status: number;
  readonly i18nKey: ErrorKey;
  readonly description: string;
  readonly code: string | undefined;
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly fields: readonly FieldError[] | undefined;

  /** `cause`: what the log says besides. */
  constructor(failure: Failure, cause?: Error) {
    super(failure.description, { cause });
    this.name = 'AppError';
    this.status = failure.status;
    this.i18nKey = failure.i18nKey;
    this.description = failure.description;
    this.code = failure.code;
    this.values = failure.values;
    this.fields = failure.fields;
  }
}
