/** A member of what a history entry carries, which anything may have written; undefined where there is none. */
export const readMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
