declare module 'papaparse' {
  interface ParseOptions {
    readonly delimiter?: string;
    readonly delimitersToGuess?: readonly string[];
    readonly skipEmptyLines?: 'greedy' | boolean;
  }

  const Papa: {
    readonly parse: (text: string, options: ParseOptions) => { readonly data: readonly (readonly string[])[] };
  };
  export default Papa;
}
