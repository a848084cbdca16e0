import type { Story } from './story.ts';

interface StoryFiles {
  (file: string): Readonly<Record<string, Story>>;
  keys(): readonly string[];
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { readonly regExp: RegExp }): StoryFiles;
  }
}

const files = import.meta.webpackContext('../ui', { regExp: /\.stories\.tsx$/ });

/** Every story by its name: `button/BusyButton/Busy`. */
export const ALL_STORIES: ReadonlyMap<string, Story> = new Map(
  files
    .keys()
    .flatMap((file) =>
      Object.entries(files(file)).map(
        ([state, story]) => [`${file.slice('./'.length, -'.stories.tsx'.length)}/${state}`, story] as const,
      ),
    ),
);
