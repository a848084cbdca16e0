/** Loads the texts of a folder in this language, from the chunk that the list of its files is in. */
export const loadTexts = (folder: string): Promise<unknown> =>
  import(/* webpackInclude: /[\\/]locales[\\/]fr\.json$/ */ `../../${folder}/locales/fr.json`);
