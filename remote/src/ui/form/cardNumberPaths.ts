import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';

/** Paths, as Formik writes them, of the texts of a form that hold the number of a card. */
export function cardNumberPaths(values: unknown, path = ''): readonly string[] {
  if (typeof values === 'string') return holdsCardNumber(values) ? [path] : [];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) =>
    cardNumberPaths(value, path === '' ? name : `${path}.${name}`),
  );
}

/** The field of a form that a path begins with. */
export const getRootField = (path: string): string => path.split('.')[0] ?? '';
