import { setIn } from 'formik';
import type { AnyObject, ObjectSchema, ValidationError } from 'yup';
import { isMessage, type Message } from '../../i18n/message.ts';

// By its name: the class itself would bring all of yup to forms whose schema comes later.
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

const asMessage = (error: unknown): Message => (isMessage(error) ? error : { key: String(error) });

/**
 * Formik errors from a yup schema, each a `Message` under its field's path.
 * Formik's own `validationSchema` would drop the context.
 */
export async function validateWith(
  schema: ObjectSchema<AnyObject>,
  values: object,
  context: AnyObject,
): Promise<object> {
  try {
    await schema.validate(values, { context, abortEarly: false });
    return {};
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const single = error.inner.length > 0 ? error.inner : [error];
    return single.reduceRight<object>((errors, one) => withError(errors, one), {});
  }
}

const withError = (errors: object, error: ValidationError): object => {
  const message: unknown = error.errors[0];
  const next: unknown = setIn(errors, error.path ?? '', asMessage(message));
  return typeof next === 'object' && next !== null ? next : errors;
};
