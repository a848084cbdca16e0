import type { TestFunction } from 'yup';
import type { Refusal } from '../domain/ordering/rewardAmount.ts';

/** A test of a text by a rule of the domain, which is also given the texts that stand beside it. */
export const refusedBy =
  (
    check: (text: string, beside: (field: string) => string) => Refusal | null,
  ): TestFunction<string | null | undefined> =>
  (value, { parent, createError }) => {
    const refusal = check(value ?? '', (field) => textOf(parent, field));
    return refusal === null || createError({ message: refusal.key, params: { ...refusal.values } });
  };

function textOf(parent: unknown, field: string): string {
  const fields: Map<string, unknown> = new Map(
    typeof parent === 'object' && parent !== null ? Object.entries(parent) : [],
  );
  const value = fields.get(field);
  return typeof value === 'string' ? value : '';
}
