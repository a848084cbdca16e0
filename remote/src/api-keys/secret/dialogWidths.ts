/** Pixels of a dialog with a form, whose fields fill it. */
export const FORM_WIDTH = 512;

/** Pixels of a dialog with a key, which takes two lines. */
export const KEY_WIDTH = 600;
