import type { KeyboardEvent } from 'react';

/** Key code that browsers give for a key that an input method takes. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * The key of an event; null for one that an input method takes, whose Enter confirms a word and whose Escape gives it up.
 * Safari ends the composition before that key, and only its code tells.
 */
export const getTypedKey = ({ key, nativeEvent }: KeyboardEvent): string | null =>
  // oxlint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari
  nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY_CODE ? null : key;
