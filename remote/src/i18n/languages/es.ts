/** Loads the texts of a folder in this language, from the chunk that the list of its files is in. */
export const loadTexts = (folder: string): Promise<unknown> =>
  import(/* webpackInclude: /[\\/]locales[\\/]es\.json$/ */ `../../${folder}/locales/es.json`);
