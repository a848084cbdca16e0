import type { AnyObject, ObjectSchema } from 'yup';
import { onForgetFailure } from '../../chunks/failedParts.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';

export type FormSchema = ObjectSchema<AnyObject>;

/** Loads a schema once; resolves to null while it cannot be loaded, when the server checks alone. */
export type LazySchema = () => Promise<FormSchema | null>;

/** A schema that comes after its form was drawn: the first screen is usable without the code that validates. */
export function lazySchema(load: () => Promise<FormSchema>): LazySchema {
  let loading: Promise<FormSchema | null> | null = null;
  return () =>
    (loading ??= loadChunk(load).catch(() => {
      onForgetFailure(() => (loading = null));
      return null;
    }));
}
