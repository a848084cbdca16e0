import type { Language } from '@portal/shared/domain/enumerations';
import type { Override } from './storedOverride.ts';
import type { OverrideTexts } from './texts/OverrideTexts.ts';

/** Writes out which build runs, and until when. */
export const writeRunning = ({ running }: OverrideTexts, { origin, until }: Override, language: Language): string =>
  running
    .replace('{origin}', origin)
    .replace('{time}', new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(until));
