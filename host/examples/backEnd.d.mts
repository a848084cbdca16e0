interface Settings {
  readonly portal: string;
  readonly platform: string;
  readonly key: string;
}

export function createBackEnd(
  settings: Settings,
  user: string,
): Readonly<Record<string, () => Promise<{ status: number; body: object }>>>;
