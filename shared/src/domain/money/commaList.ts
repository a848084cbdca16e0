/** The parts of a comma-separated text, each once and without blanks around it; empty ones are left out. */
export const commaList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];
